const key = 'uplink.notifications.closed';

/** The newest notification when the strip was closed on this device; 0 when it was not closed since the sign-in. */
export function readClosed(): number {
  return Number(localStorage.getItem(key) ?? 0);
}

/** Stays closed, here and in other tabs, until a newer notification arrives or the user signs in again. */
export function noteClosed(newest: number): void {
  localStorage.setItem(key, String(newest));
}

export function forgetClosed(): void {
  localStorage.removeItem(key);
}

/** Calls when another tab closes the strip; returns how to stop. */
export function watchClosed(onChange: () => void): () => void {
  const note = (event: StorageEvent) => {
    if (event.key === key) onChange();
  };
  addEventListener('storage', note);
  return () => removeEventListener('storage', note);
}
