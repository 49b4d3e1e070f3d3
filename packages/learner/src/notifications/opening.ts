import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

export interface Opening {
  isShown: boolean;
  close: () => void;
  /** For the element around the bell and its list. */
  rootProps: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onBlur: (event: FocusEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
  };
  onPress: () => void;
}

/**
 * The list is shown while the pointer is over the bell or the bell has keyboard focus; a press holds it
 * open. It closes when the pointer or the focus leaves, on Escape, and on another press.
 */
export function useOpening(
  root: RefObject<HTMLElement | null>,
  isHeld: boolean,
  onHold: (isHeld: boolean) => void,
): Opening {
  const [isPeeked, setPeeked] = useState(false);
  const isShown = isHeld || isPeeked;
  function close() {
    setPeeked(false);
    onHold(false);
  }
  // On the document: what opened the list may stand outside, as the strip's button does.
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setPeeked(false);
      onHold(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root, isShown, onHold]);
  return {
    isShown,
    close,
    rootProps: {
      onMouseEnter: () => setPeeked(true),
      onMouseLeave: close,
      onBlur: (event) => {
        if (!root.current?.contains(event.relatedTarget)) close();
      },
      onKeyUp: (event) => {
        if (event.key === 'Tab') setPeeked(true);
      },
    },
    onPress: () => (isHeld ? close() : onHold(true)),
  };
}
