import { safeReturnPath } from '@uplink/api-client/domain';

const key = 'uplink.return-path';

/** Keeps where the visitor wanted to go while sign-in runs (specification, section 4). */
export function storeReturnPath(path: string): void {
  sessionStorage.setItem(key, path);
}

/** The stored path, once; home when there is none or it points elsewhere. */
export function takeReturnPath(): string {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return safeReturnPath(stored, location.origin);
}
