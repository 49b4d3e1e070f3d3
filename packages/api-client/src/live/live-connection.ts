import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';

/** Options for listening to live notifications. */
export interface LiveOptions {
  /** Where the socket is, from the configuration. */
  websocketUrl: string;
  /** A list replaces what is shown, a single notification is added on top; see `receive`. */
  onMessage: (message: Schema<'Notification'> | Schema<'Notification'>[]) => void;
  /** The pause before the first reconnect; doubles each time. @default 1000 */
  pauseMs?: number;
}

const longestPauseMs = 30_000;

/**
 * Keeps a connection until it is stopped or the session ends. Each takes a ticket of its own, so
 * that no token is in an address. A lost one is opened again: at growing, uneven intervals, and
 * at once when the network is back or the page is looked at again.
 */
export function connectNotifications(client: UplinkClient, options: LiveOptions): () => void {
  const { websocketUrl, onMessage, pauseMs = 1000 } = options;
  const page = typeof document === 'undefined' ? undefined : document;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Counts connections, so that messages from an older one are ignored. */
  let round = 0;
  let isEnded = false;

  async function open(): Promise<void> {
    close();
    if (isEnded) return;
    const current = round;
    const isOld = () => current !== round;
    try {
      const ticketCall = client.api.POST('/me/notifications/tickets');
      const { ticket } = await client.unwrap(ticketCall, { rethrow: true });
      const token = await client.session.getToken();
      if (isOld() || !token) return;
      const opened = new WebSocket(`${websocketUrl}?token=${encodeURIComponent(ticket)}`);
      socket = opened;
      opened.addEventListener('open', () =>
        opened.send(JSON.stringify({ action: 'notifications', token })),
      );
      opened.addEventListener('message', ({ data }) => {
        if (isOld()) return;
        failures = 0;
        onMessage(JSON.parse(String(data)));
      });
      opened.addEventListener('close', () => {
        if (!isOld()) again();
      });
    } catch {
      if (!isOld()) again();
    }
  }

  function again(): void {
    close();
    if (isEnded) return;
    // When a server restarts, all pages lose it at the same moment; spread out their reconnects.
    const pause = Math.min(longestPauseMs, pauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    timer = setTimeout(open, pause);
  }

  function close(): void {
    clearTimeout(timer);
    round += 1;
    socket?.close();
    socket = undefined;
  }

  // A connection from before an outage may look open for minutes.
  const onOnline = () => void open();
  const onVisible = () => {
    if (page?.visibilityState === 'visible' && socket?.readyState !== WebSocket.OPEN) void open();
  };
  const onSession = () => {
    const wasEnded = isEnded;
    isEnded = client.session.getSnapshot() === 'signedOut';
    if (isEnded) close();
    else if (wasEnded) void open();
  };
  globalThis.addEventListener?.('online', onOnline);
  page?.addEventListener('visibilitychange', onVisible);
  const leaveSession = client.session.subscribe(onSession);
  void open();
  return () => {
    globalThis.removeEventListener?.('online', onOnline);
    page?.removeEventListener('visibilitychange', onVisible);
    leaveSession();
    close();
  };
}
