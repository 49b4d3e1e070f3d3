/**
 * Whether the academy answers. Asked before a page is loaded again: in an outage the browser would put
 * its own page instead of ours, and everything that is open is lost.
 */
export async function isReachable(send: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await send('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}
