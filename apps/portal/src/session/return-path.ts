import { safeReturnPath } from '@uplink/api-client/domain';

const key = 'uplink.return-path';
/** As long as a confirmation link works. */
const lifetimeMs = 48 * 3_600_000;

/**
 * Keeps where the visitor wanted to go while sign-in runs (specification, section 4). The device keeps it too:
 * after a sign-up the link in the mail opens another tab.
 */
export function storeReturnPath(path: string): void {
  sessionStorage.setItem(key, path);
  keepOnDevice(path);
}

function keepOnDevice(path: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // Storage may be full or blocked: another tab then goes home.
  }
}

/** Continues in this tab what began in another one: the address was confirmed on the same device. */
export function adoptReturnPath(): void {
  if (sessionStorage.getItem(key) !== null) return;
  const path = readFromDevice();
  if (path !== undefined) sessionStorage.setItem(key, path);
}

function readFromDevice(): string | undefined {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof path === 'string' && Date.now() - at < lifetimeMs ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Where this tab is on its way to. */
export const peekReturnPath = (): string =>
  safeReturnPath(sessionStorage.getItem(key), location.origin);

/** The stored path, which is then removed; home if there is none or it leads to another site. */
export function takeReturnPath(): string {
  const path = peekReturnPath();
  sessionStorage.removeItem(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
  return path;
}
