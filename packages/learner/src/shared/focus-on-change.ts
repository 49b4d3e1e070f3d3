import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control that was pressed and went with what it did takes the focus along: it goes to the first one that came in its
 * place.
 */
export function useFocusOnChange(root: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('input, button')?.focus();
  });
}
