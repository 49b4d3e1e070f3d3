const key = 'uplink.notifications.closed';

/** The newest notification when the strip was closed; 0 when it was not closed since the sign-in. */
export function readClosed(): number {
  return Number(sessionStorage.getItem(key) ?? 0);
}

/** Stays closed on every page until a newer notification arrives or the user signs in again. */
export function noteClosed(newest: number): void {
  sessionStorage.setItem(key, String(newest));
}

export function forgetClosed(): void {
  sessionStorage.removeItem(key);
}
