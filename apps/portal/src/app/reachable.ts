/**
 * Whether the academy answers. Asked before a page is loaded again: in an outage the browser would put
 * its own page in the place of ours, and with it goes everything that is open.
 */
export async function isReachable(send: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await send('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}
