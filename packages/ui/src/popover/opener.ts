/** What opened the list or menu that is closing, until it has the focus again. */
let opener: HTMLElement | null = null;

/**
 * Makes sure that the focus goes back to what opened a list or menu as it closes: on a slow device React Aria can lose it
 * to the dialog around it.
 */
export function giveFocusBack(isOpen: boolean): void {
  const list = document.activeElement?.closest('[role=menu],[role=listbox]');
  const from = list && document.querySelector<HTMLElement>(`[aria-controls="${list.id}"]`);
  if (isOpen || !from) return;
  opener = from;
  const whenGone = () => {
    if (list.isConnected) requestAnimationFrame(whenGone);
    else returnFocus(from);
  };
  whenGone();
}

/** For a dialog that a menu opened and that is there before the menu's button has the focus again. */
export const closingOpener = (): HTMLElement | null => opener;

/**
 * Focuses an element unless someone took the focus on purpose: React Aria returns it in the frame after something has
 * closed, and what it is lost to is the page or the dialog around the element.
 */
export function returnFocus(to: HTMLElement): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at?.matches('body,[role$=dialog]') && at.contains(to)) to.focus();
      opener = null;
    }),
  );
}
