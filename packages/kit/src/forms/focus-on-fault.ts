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
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { ref, onFault: () => setTries((count) => count + 1) };
}
