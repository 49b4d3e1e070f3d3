import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A storage that fails as told: `<url>/<first behaviour>,<second>.../<name of the test>`. */
    storageUrl: string;
  }
}

/** What the storage saw of one post. */
export interface SeenPost {
  key: string;
  bytes: number;
  /** The storage has it, whatever answer its sender got. */
  isStored: boolean;
  hasAuthorization: boolean;
}

const someBytes = 300_000;
const seen = new Map<string, SeenPost[]>();
/** Each does what a storage or the line to it does; the last one of a path is repeated. */
const behaviours: Record<string, (request: Form, response: ServerResponse) => void> = {
  stores: (form, response) =>
    form.onEnd(() => {
      form.post.isStored = true;
      const xml = `<PostResponse><Bucket>b</Bucket><Key>${form.post.key}</Key></PostResponse>`;
      response.writeHead(201, { 'content-type': 'application/xml' }).end(xml);
    }),
  dropsHalfWay: (form) => form.onSome(() => form.request.socket.destroy()),
  losesAnswer: (form) =>
    form.onEnd(() => {
      form.post.isStored = true;
      form.request.socket.destroy();
    }),
  standsStill: (form) => form.onSome(() => form.request.pause()),
  neverAnswers: (form) => form.onEnd(() => {}),
  isBusy: (form, response) => form.onEnd(() => response.writeHead(503).end()),
  refuses: (form, response) =>
    form.onEnd(() =>
      response.writeHead(403).end('<Error><Message>Policy expired</Message></Error>'),
    ),
  givesNoKey: (form, response) => form.onEnd(() => response.writeHead(201).end('<PostResponse/>')),
  answers200: (form, response) => form.onEnd(() => response.end('<Key>k</Key>')),
};

type Form = ReturnType<typeof readForm>;

function readForm(request: IncomingMessage) {
  const hasAuthorization = !!request.headers.authorization;
  const post: SeenPost = { key: '', bytes: 0, isStored: false, hasAuthorization };
  let head = '';
  let onSome = () => {};
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => {
    post.bytes += chunk.length;
    if (head.length < 10_000) head += chunk.toString('latin1');
    post.key = /name="key"\r\n\r\n([^\r]+)/.exec(head)?.[1] ?? '';
    if (post.bytes > someBytes) onSome();
  });
  return {
    request,
    post,
    onSome: (act: () => void) => {
      onSome = act;
    },
    onEnd: (act: () => void) => void request.on('end', act),
  };
}

/** Starts the storage beside the tests that run in a browser. */
export default async function setup({ provide }: TestProject) {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    // A browser sends once more by itself what breaks on a connection it used before.
    response.setHeader('connection', 'close');
    const [, names = '', test = ''] = (request.url ?? '').split('/');
    const posts = seen.get(test) ?? [];
    seen.set(test, posts);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (request.method === 'GET') return response.end(JSON.stringify(posts));
    const list = names.split(',');
    const form = readForm(request);
    behaviours[list[posts.length] ?? list.at(-1) ?? '']?.(form, response);
    posts.push(form.post);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provide('storageUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
