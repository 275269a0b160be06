/** Which help lies open. */

export type Topic = "" | "question" | "keys" | "tour";

class Help {
  topic: Topic = $state("");

  open(topic: Topic): void {
    this.topic = topic;
  }

  close(): void {
    this.topic = "";
  }
}

export const help = new Help();
