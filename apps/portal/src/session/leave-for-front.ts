import { isFrontPath, SIGNED_IN_COOKIE } from '@uplink/api-client/domain';

const key = 'uplink.left-for-front';

/** The visitor reads on in the app: the next way to a public address is another one. */
export const forgetLeaving = () => sessionStorage.removeItem(key);

/**
 * Leaves a public address for the page that visitors get there; false if that is not the way. It is tried once for
 * an address in a row: where the server has no public pages, signing in starts as everywhere else.
 */
export function leaveForFront(pathname: string): boolean {
  if (!isFrontPath(pathname)) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: old browsers know no other way
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
  try {
    if (sessionStorage.getItem(key) === pathname) {
      sessionStorage.removeItem(key);
      return false;
    }
    sessionStorage.setItem(key, pathname);
  } catch {
    return false;
  }
  if (pathname === location.pathname) location.reload();
  else location.assign(pathname);
  return true;
}
