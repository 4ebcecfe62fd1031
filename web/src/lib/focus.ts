/** Who plays by keyboard goes on from the board, since the button they pressed is gone. */
export function backToBoard(event: MouseEvent): void {
  const byKeyboard = event.detail === 0;
  if (byKeyboard) document.querySelector<SVGElement>("[data-board] [tabindex='0']")?.focus({ preventScroll: true });
}
