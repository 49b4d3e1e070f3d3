/** What opened the list or menu that is closing, until it has the focus again. */
let opener: HTMLElement | undefined;

/**
 * Makes sure that the focus goes back to what opened a list or menu as it closes: on a slow device React Aria can lose it
 * to the dialog around it.
 */
export function giveFocusBack(isOpen: boolean): void {
  if (isOpen) return;
  const list = document.activeElement?.closest('[role=menu], [role=listbox]');
  const from =
    list && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(list.id)}"]`);
  if (!from) return;
  opener = from;
  whenGone(list, () => {
    if (isLost(from)) from.focus();
    if (opener === from) opener = undefined;
  });
}

/** For a dialog that a menu opened and that is there before the menu's button has the focus again. */
export const closingOpener = (): HTMLElement | undefined => opener;

/** A list that its owner keeps open is given up after two seconds. */
function whenGone(list: Element, act: () => void, frames = 120): void {
  requestAnimationFrame(() =>
    list.isConnected && frames > 0 ? whenGone(list, act, frames - 1) : whenReturned(act),
  );
}

/** React Aria returns the focus in the frame after something has closed. */
export function whenReturned(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Nobody took the focus on purpose: it is nowhere, or on the dialog as a whole. */
function isLost(from: HTMLElement): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === body ||
    (activeElement?.matches('[role$=dialog]') === true && activeElement.contains(from))
  );
}
