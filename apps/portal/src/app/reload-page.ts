import { isReachable } from './reachable.ts';

/** What "Try again" says when the page still cannot be reloaded. */
export const unreachable = 'The academy still cannot be reached. Check your connection.';

/** Reloads the page. Returns false, and leaves the page alone, when the academy does not answer. */
export async function reloadPage(): Promise<boolean> {
  const isThere = await isReachable();
  if (isThere) location.reload();
  return isThere;
}
