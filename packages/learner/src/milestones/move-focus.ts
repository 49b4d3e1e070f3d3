import type { KeyboardEvent } from 'react';

/** Up and Down go from link to link of a list, and stop at its ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')];
  const place = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const next = links[place + step];
  if (place < 0 || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
