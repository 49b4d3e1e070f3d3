import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status?: number;
  body: object;
}

export interface PretendServer {
  port: number;
  close(): void;
  /** The next calls get no answer after they did their work, or none before. */
  lose(what: 'answer' | 'call', times?: number): void;
}

/** A server that takes a provider's place: what has the same key is answered alike, as providers promise. */
export async function pretend(
  keyHeader: string,
  answer: (asked: Asked) => Answer,
): Promise<PretendServer> {
  const answered = new Map<string, Answer>();
  let lost: { what: 'answer' | 'call'; left: number } = { what: 'call', left: 0 };
  const away = { name: 'INTERNAL_SERVER_ERROR', error: { type: 'api_error', message: 'Away' } };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = 'GET', url = '', headers } = request;
    const { pathname: path, searchParams: query } = new URL(url, 'http://provider.example');
    const loses = lost.left > 0 ? lost.what : undefined;
    lost.left -= 1;
    if (loses === 'call') return void response.writeHead(503).end(JSON.stringify(away));
    const given = headers[keyHeader];
    const key = given && method === 'POST' ? `${path} ${given}` : undefined;
    const known = key ? answered.get(key) : undefined;
    const made = known ?? answer({ method, path, query, headers, body });
    if (key) answered.set(key, made);
    if (loses === 'answer') return void response.destroy();
    const { status = 200, body: json } = made;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? '' : JSON.stringify(json));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => void server.close(),
    lose: (what, times = 1) => {
      lost = { what, left: times };
    },
  };
}
