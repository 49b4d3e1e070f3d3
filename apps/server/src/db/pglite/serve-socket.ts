import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

interface Watch {
  /** Asked before each piece that is handed over. */
  mayGoOn(): boolean;
  /** Told when the database gave up, for want of room on the disk as a rule. */
  onPanic(): void;
}

/**
 * Lets the `pg` driver speak to the embedded database over a unix socket. All messages of a query,
 * which the driver sends together, are handed over in one piece: one at a time, as the ready-made
 * server does it, they cost three times as much.
 */
export async function serveSocket(database: PGlite, path: string, watch: Watch): Promise<Server> {
  // One session, so one connection: a second one waits until the first has left.
  let turn = renewSession(database);
  const server = createServer((socket) => {
    // It may break while it waits for its turn, and after it.
    socket.on('error', () => socket.destroy());
    // A connection that breaks takes nothing with it but itself.
    turn = turn
      .then(() => converse(database, socket, watch).catch(() => {}))
      .then(() => renewSession(database));
  });
  await new Promise<void>((resolve, reject) => {
    // Later faults, such as a connection that could not be accepted, concern that connection alone.
    server.on('error', reject).listen(path, resolve);
  });
  return server;
}

async function converse(
  database: PGlite,
  socket: Socket,
  { mayGoOn, onPanic }: Watch,
): Promise<void> {
  let received = Buffer.alloc(0);
  let isStarted = false;
  for await (const chunk of socket) {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = endOfMessages(received, isStarted);
    if (end === 0) continue;
    isStarted = true;
    if (!mayGoOn()) return void socket.destroy();
    socket.cork();
    // As a stream, because the other form reads every answer for itself first. The bytes are the
    // database's own memory: they are copied before it continues.
    await database.execProtocolRawStream(received.subarray(0, end), {
      onRawData: (bytes) => {
        const answer = Buffer.from(bytes);
        if (isPanic(answer)) onPanic();
        socket.write(answer);
      },
    });
    received = received.subarray(end);
    socket.uncork();
  }
}

/** An error after which PostgreSQL ends itself; the embedded one would never answer again. */
function isPanic(answer: Buffer): boolean {
  return answer.includes('VPANIC\0');
}

/** Where the last complete message ends. All but the first begin with a letter, then their length. */
function endOfMessages(bytes: Buffer, isStarted: boolean): number {
  let end = 0;
  let letter = isStarted ? 1 : 0;
  while (bytes.length >= end + letter + 4) {
    const next = end + letter + bytes.readInt32BE(end + letter);
    if (next > bytes.length) break;
    end = next;
    letter = 1;
  }
  return end;
}

/** The next connection finds the session as a new one would be. */
async function renewSession(database: PGlite): Promise<void> {
  if (database.closed) return;
  if (database.isInTransaction()) await database.exec('rollback');
  await database.exec('discard all');
}
