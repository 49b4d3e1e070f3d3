import { useEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** By the name of the key in small letters: keys without a modifier; they sleep while somebody types, and under a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isBusy(event)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const typing = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
/** These have their own use for Enter and the arrows. */
const pressed =
  'a, button, summary, [role="radio"], [role="option"], [role="menuitem"], [role="tab"]';
const own = ['Enter', 'ArrowUp', 'ArrowDown'];

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(typing) !== null || (own.includes(key) && target.closest(pressed) !== null);
}
