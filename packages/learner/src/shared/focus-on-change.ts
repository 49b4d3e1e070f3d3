import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control that was pressed and went with what it did takes the focus along: it goes to the first one that came in its
 * place. What changes before anything was pressed, such as by a coupon in the address, moves no focus.
 */
export function useFocusOnChange(root: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  const wasUsed = useRef(false);
  useEffect(() => {
    const note = () => {
      wasUsed.current = true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (!wasUsed.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('input, button')?.focus();
  });
}
