/** How much room there is. */

const wide = matchMedia("(min-width: 1024px)");
const medium = matchMedia("(min-width: 600px)");
const tall = matchMedia("(min-height: 560px)");

class Screen {
  isWide = $state(wide.matches && tall.matches);
  isMedium = $state(medium.matches);

  constructor() {
    const read = (): void => {
      this.isWide = wide.matches && tall.matches;
      this.isMedium = medium.matches;
    };
    wide.addEventListener("change", read);
    tall.addEventListener("change", read);
    medium.addEventListener("change", read);
  }
}

export const screen = new Screen();
