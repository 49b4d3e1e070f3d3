const key = 'uplink.notifications.closed';

/** The newest notification when the strip was closed; 0 when it was not closed since the sign-in. */
export function readClosed(): number {
  return Number(sessionStorage.getItem(key) ?? 0);
}

/** Closed stays closed on every page, until something newer comes or somebody signs in again. */
export function noteClosed(newest: number): void {
  sessionStorage.setItem(key, String(newest));
}

export function forgetClosed(): void {
  sessionStorage.removeItem(key);
}
