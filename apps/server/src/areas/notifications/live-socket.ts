import type { WebSocket } from 'ws';
import { createFrameRate, type LiveLimits } from './live-limits.ts';

const heartbeat = 30_000;
/** How long a socket may be open before it says who listens. */
const introductionMs = 10_000;
const goodbyeMs = 1000;

/** Why a socket is closed, as the client reads it. */
const closing = {
  ended: { code: 4401, reason: 'Sign in again' },
  misused: { code: 1008, reason: 'Too many messages' },
};

/** Closes a socket; one that does not answer is cut off. */
export function end(socket: WebSocket, why: keyof typeof closing): void {
  const { code, reason } = closing[why];
  socket.close(code, reason);
  // What it still sends is not even read: thousands of frames would hold up other people.
  if (why === 'misused') socket.pause();
  setTimeout(() => socket.terminate(), goodbyeMs).unref();
}

/** Sends, unless its reader has left too much unread: then the socket is cut off. */
export function send(socket: WebSocket, text: string, { bufferedBytes }: LiveLimits): void {
  if (socket.bufferedAmount > bufferedBytes) socket.terminate();
  else socket.send(text);
}

export interface LiveSocketOptions {
  limits: LiveLimits;
  /** Told once who wants to listen. When it fails, the socket is closed. */
  introduce: (token: string | undefined) => Promise<void>;
}

/**
 * One socket from its opening to its end: it introduces itself once and in time, answers the
 * heartbeat, and is closed when it sends more than anyone needs.
 */
export function watchSocket(socket: WebSocket, { limits, introduce }: LiveSocketOptions): void {
  let isAlive = true;
  let isIntroduced = false;
  const beat = setInterval(() => {
    if (!isAlive || socket.bufferedAmount > limits.bufferedBytes) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, heartbeat);
  const silent = setTimeout(() => end(socket, 'ended'), introductionMs);
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(beat);
    clearTimeout(silent);
  });

  const mayGoOn = createFrameRate(limits);
  const isTaken = () => {
    if (socket.readyState !== socket.OPEN) return false;
    if (mayGoOn()) return true;
    socket.terminate();
    return false;
  };
  socket.on('ping', isTaken);
  socket.on('pong', () => {
    if (isTaken()) isAlive = true;
  });
  socket.on('message', (data) => {
    if (!isTaken()) return;
    const message = readMessage(String(data));
    if (message?.action !== 'notifications') return;
    if (isIntroduced) return end(socket, 'misused');
    isIntroduced = true;
    clearTimeout(silent);
    introduce(message.token).catch(() => end(socket, 'ended'));
  });
}

function readMessage(text: string): { action?: unknown; token?: string } | undefined {
  try {
    const { action, token } = JSON.parse(text);
    return { action, ...(typeof token === 'string' && { token }) };
  } catch {
    return undefined;
  }
}
