import { isReachable } from './reachable.ts';

/** What "try again" says where the page cannot be loaded anew. */
export const unreachable = 'The academy still cannot be reached. Check your connection.';

/** Loads the page anew; false when nothing would come, and the page is better left as it is. */
export async function loadAnew(): Promise<boolean> {
  const isThere = await isReachable();
  if (isThere) location.reload();
  return isThere;
}
