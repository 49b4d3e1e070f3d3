import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections ahead of need, and one that never asked anything would keep a server from
 * closing: Node counts only those idle that had a request. Returns what ends all connections
 * without a request under way, now and whenever another comes, until the server has closed.
 */
export function trackIdleConnections(server: Server): () => void {
  const idle = new Set<Socket>();
  let isEnding = false;
  const rest = (socket: Socket) => {
    if (isEnding) socket.destroy();
    else idle.add(socket);
  };
  server.on('connection', (socket: Socket) => {
    rest(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => !socket.destroyed && rest(socket));
  });
  server.on('upgrade', ({ socket }) => idle.delete(socket));
  return () => {
    isEnding = true;
    for (const socket of idle) socket.destroy();
  };
}
