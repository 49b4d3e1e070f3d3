import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';

const longestPause = 30_000;

/**
 * Listens to live notifications until it is stopped. A lost connection is opened again, at growing
 * intervals and as soon as the network is back; each time the whole list comes first.
 */
export function listenToNotifications(
  client: UplinkClient,
  options: {
    websocketUrl: string;
    onMessage: (message: Schema<'Notification'> | Schema<'Notification'>[]) => void;
  },
): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  async function open() {
    clearTimeout(timer);
    try {
      const { ticket } = await client.unwrap(client.api.POST('/me/notifications/tickets'), {
        rethrow: true,
      });
      const token = await client.session.getToken();
      if (isStopped || !token) return;
      socket = new WebSocket(`${options.websocketUrl}?token=${encodeURIComponent(ticket)}`);
      socket.addEventListener('open', () => {
        failures = 0;
        socket?.send(JSON.stringify({ action: 'notifications', token }));
      });
      socket.addEventListener('message', ({ data }) => options.onMessage(JSON.parse(String(data))));
      socket.addEventListener('close', again);
    } catch {
      again();
    }
  }

  function again() {
    if (isStopped) return;
    failures += 1;
    const pause = Math.min(longestPause, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);
    clearTimeout(timer);
    timer = setTimeout(open, pause);
  }

  function onOnline() {
    if (socket?.readyState !== WebSocket.OPEN) void open();
  }

  globalThis.addEventListener?.('online', onOnline);
  void open();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.('online', onOnline);
    socket?.close();
  };
}
