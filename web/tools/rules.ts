/** The rules of each game, turned from Markdown into paragraphs that can be searched and linked to. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Paragraph {
  id: string;
  html: string;
}

interface Section {
  heading: string;
  level: number;
  paragraphs: Paragraph[];
}

const RULE_ID = /\b[A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)?[a-z]?\b/;

export function rules(folder: string): Plugin {
  return {
    name: "rules",
    load: (id) =>
      id.startsWith(folder) ? `export default ${JSON.stringify(sections(readFileSync(id, "utf8")))}` : null,
  };
}

function sections(markdown: string): Section[] {
  const found: Section[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    const heading = /^(#+) (.*)/.exec(block.trim());
    if (heading) {
      found.push({ heading: plain(heading[2]!), level: heading[1]!.length, paragraphs: [] });
      const rest = block.trim().split("\n").slice(1).join("\n");
      if (rest.trim()) add(found, rest);
    } else if (block.trim()) add(found, block);
  }
  return found;
}

function add(found: Section[], block: string): void {
  if (!found.length) found.push({ heading: "", level: 1, paragraphs: [] });
  for (const part of parts(block)) {
    const id = RULE_ID.exec(part)?.[0] ?? "";
    found.at(-1)!.paragraphs.push({ id, html: html(part) });
  }
}

/** A list is one paragraph for each entry, so that each can be found. */
function parts(block: string): string[] {
  if (!/^\s*([-*]|\d+\.) /.test(block)) return [block];
  return block.split(/\n(?=([-*]|\d+\.) )/).filter((part) => part && !/^([-*]|\d+\.)$/.test(part));
}

function html(part: string): string {
  const lines = part.trim().split("\n");
  if (lines[0]!.startsWith("|")) return table(lines);
  const text = inline(lines.join(" "));
  const entry = /^(?:[-*]|\d+\.) (.*)/s.exec(text);
  return entry ? `<ul><li>${entry[1]}</li></ul>` : `<p>${text}</p>`;
}

function table(lines: string[]): string {
  const rows = lines
    .filter((line) => line.startsWith("|") && !/^\|[-: |]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf("|"))
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  const [head, ...body] = rows;
  const row = (cells: string[], tag: string): string =>
    `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${row(head!, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
}

const inline = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/`([^`]*)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]*)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]*)\*/g, "<i>$1</i>");

const plain = (text: string): string => text.replace(/[*`]/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
