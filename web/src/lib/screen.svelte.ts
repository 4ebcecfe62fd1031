/** Whether the page is so narrow that the phone's layout is shown. */

const query = matchMedia("(max-width: 899px)");

class Screen {
  narrow = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.narrow = query.matches));
  }
}

export const screen = new Screen();
