import { WebSocket } from 'ws';
import type { Client } from '../load/client.ts';

/** What introduces a socket to the server. */
export const introduction = (token: string | undefined) =>
  JSON.stringify({ action: 'notifications', token });

/** A live connection of a learner, from when its list of notifications has come. */
export async function openLiveSocket(
  client: Client,
  url: string,
  token: string | undefined,
): Promise<WebSocket> {
  const path = '/me/notifications/tickets';
  const { text } = await client.call({ method: 'POST', path, token });
  const { ticket } = JSON.parse(text) as { ticket: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live?token=${ticket}`);
  await new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(introduction(token)));
    socket.once('message', resolve);
    socket.once('error', reject);
  });
  return socket;
}
