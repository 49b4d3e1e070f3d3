import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FocusOnFault {
  ref: RefObject<HTMLFormElement | null>;
  /** Moves the focus to the first field with a fault, once those are drawn. */
  onFault: () => void;
}

export function useFocusOnFault(): FocusOnFault {
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) findFaulty(ref.current)?.focus();
  }, [tries]);
  return { ref, onFault: () => setTries((count) => count + 1) };
}

/** Whatever Tab stops at. */
const stops = ['input:not([type="hidden"])', 'textarea', 'select', 'button', '[contenteditable]']
  .map((tag) => `${tag}:not([tabindex="-1"])`)
  .join();

/** A group of choices is faulty as a whole: the focus goes to the chosen one, else to the first of them. */
function findFaulty(form: HTMLFormElement | null): HTMLElement | null {
  const faulty = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!faulty || faulty.matches(stops)) return faulty ?? null;
  const first = faulty.querySelector<HTMLElement>(stops);
  const choices = first?.closest('[role="radiogroup"]');
  return choices?.querySelector<HTMLElement>('[aria-checked="true"]') ?? first;
}
