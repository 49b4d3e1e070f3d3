import { useEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** By the name of the key in small letters: keys without a modifier; they sleep while someone types, and under a dialog. */
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
/** These have their own use for Enter, or for the arrows. */
const pressed = 'a, button, summary';
const walked = '[role="radio"], [role="option"], [role="menuitem"], [role="tab"]';

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  if (!(target instanceof Element)) return false;
  const isIn = (controls: string) => target.closest(controls) !== null;
  return (
    isIn(typing) || (key === 'Enter' && isIn(pressed)) || (key.startsWith('Arrow') && isIn(walked))
  );
}
