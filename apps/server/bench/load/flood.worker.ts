import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { introduction, openLiveSocket } from '../support/live-socket.ts';
import { createClient } from './client.ts';

/** A thread of its own: the driver that times the reads must not wait for its own flood. */
export interface FloodOptions {
  url: string;
  tokens: string[];
  /** Sent by each socket, as fast as the connection takes them. */
  frames: number;
  seconds: number;
}

const { url, tokens, frames, seconds } = workerData as FloodOptions;
const client = createClient(url);
const end = performance.now() + seconds * 1000;
let sent = 0;
while (performance.now() < end) {
  const next = pause(1000);
  await Promise.all(tokens.map(flood));
  // A closed socket connects again.
  await next;
}
client.close();
parentPort?.postMessage(sent);

async function flood(token: string): Promise<void> {
  const socket = await openLiveSocket(client, url, token);
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  for (let count = 0; count < frames && socket.readyState === socket.OPEN; count += 1) {
    socket.send(introduction(token));
    sent += 1;
  }
  socket.close();
  await closed;
}
