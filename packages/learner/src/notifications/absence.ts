import type { Absence } from './notifications.rules.ts';

const keys = { left: 'uplink.notifications.left', back: 'uplink.notifications.back' };

/** Notes when the page is left on this device and when someone comes back; returns how to stop. */
export function watchAbsence(): () => void {
  const note = (what: keyof typeof keys) => localStorage.setItem(keys[what], String(Date.now()));
  const onChange = () => note(document.visibilityState === 'hidden' ? 'left' : 'back');
  const onLeave = () => note('left');
  note('back');
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('pagehide', onLeave);
  };
}

/** The last absence on this device; undefined at a first visit. */
export function readAbsence(): Absence | undefined {
  const left = Number(localStorage.getItem(keys.left));
  const back = Number(localStorage.getItem(keys.back));
  return left > 0 && back > left ? { left, back } : undefined;
}
