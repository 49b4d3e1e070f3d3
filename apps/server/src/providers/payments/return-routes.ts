import type { FastifyInstance } from 'fastify';
import { sendPage } from '../identity/pages/send-page.ts';

/** Where wallets lead back to: the window tells the page that opened it, and closes. */
export const returnPath = '/payments/return';

const script = `(() => {
  const outcome = new URLSearchParams(location.search).get('outcome');
  const message = { source: 'uplink-wallet', outcome: outcome === 'declined' ? 'declined' : 'approved' };
  if (window.opener) window.opener.postMessage(message, location.origin);
  if (window.BroadcastChannel) new BroadcastChannel('uplink-wallet').postMessage(message);
  window.close();
})();
`;

const page = {
  title: 'Wallet',
  body: `<h1>Back to the academy</h1><p class="lead">You can close this window.</p><p class="links"><a href="/billing">Billing</a></p><script src="${returnPath}.js"></script>`,
};

export function registerPaymentReturn(app: FastifyInstance): void {
  app.get(returnPath, (_request, reply) =>
    // Else the window would lose sight of the page that opened it.
    sendPage(reply.header('cross-origin-opener-policy', 'unsafe-none'), page),
  );
  app.get(`${returnPath}.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
