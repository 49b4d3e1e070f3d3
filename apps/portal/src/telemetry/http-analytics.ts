import type { AnalyticsEvent, AnalyticsProvider } from './analytics-provider.ts';
import { createOutbox } from './outbox.ts';

/**
 * Tells a service of others, as JSON `{ visit, number, events }`. It gets no cookie, no address of a page
 * and no name: `visit` is made up again with each load of the page.
 */
export function createHttpAnalytics(url: string, send: typeof fetch = fetch): AnalyticsProvider {
  const visit = crypto.getRandomValues(new Uint32Array(3)).join('-');
  const outbox = createOutbox<AnalyticsEvent>({
    mostInBatch: 50_000,
    mostWaiting: 100_000,
    onOverflow: () => {},
    send: async (batch, { keepalive }) => {
      const answer = await send(url, {
        method: 'POST',
        // Plain text asks for no leave of the other origin beforehand.
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ visit, ...batch }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        mode: 'cors',
        keepalive,
      });
      if (!answer.ok) throw new Error(`Analytics answered ${answer.status}.`);
    },
  });
  return { tell: outbox.add, leave: outbox.leave };
}
