import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { createLiveCounters, type LiveLimits } from './live-limits.ts';
import { useTicket } from './socket-ticket.service.ts';

export interface DoorOptions {
  db: Kysely<DB>;
  clock: Clock;
  allowedOrigins: string[];
  trustedProxies: string[];
  limits: LiveLimits;
}

export const path = '/live';

/**
 * Decides on each upgrade before there is a websocket. Answers whose socket it may become; one that is
 * refused has been answered and is being closed.
 */
export function createLiveDoor(options: DoorOptions) {
  const counters = createLiveCounters(options.limits);
  const isProxy = proxyAddr.compile(options.trustedProxies);

  return async (request: IncomingMessage, socket: Duplex): Promise<number | undefined> => {
    const origin = originOf({ ip: proxyAddr(request, isProxy) });
    const leaveAddress = counters.mayUpgrade(origin) ? counters.takeAddress(origin) : undefined;
    if (!leaveAddress) return refuse(socket, '429 Too Many Requests');
    socket.once('close', leaveAddress);
    const userId = await userOfTicket(request, options);
    if (userId === undefined) return refuse(socket, '401 Unauthorized');
    // If it was closed in the meantime, nothing would free its place.
    if (socket.destroyed) return undefined;
    const leavePerson = counters.takePerson(userId);
    if (!leavePerson) return refuse(socket, '429 Too Many Requests');
    socket.once('close', leavePerson);
    return userId;
  };
}

/** Answers and closes, also when the other side keeps its half open. */
export function refuse(socket: Duplex, status: string): undefined {
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}

/** Whose ticket a socket shows; another site's page gets none through. */
async function userOfTicket({ url = '/', headers }: IncomingMessage, options: DoorOptions) {
  const address = URL.parse(url, 'http://localhost');
  if (address?.pathname !== path) return undefined;
  const { origin } = headers;
  if (origin !== undefined && !options.allowedOrigins.includes(origin)) return undefined;
  return useTicket(options.db, address.searchParams.get('token') ?? '', options.clock.now());
}
