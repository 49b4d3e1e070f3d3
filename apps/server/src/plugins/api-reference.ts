import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { type Compressed, compressOnce, sendCompressed } from './compressed.ts';

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"></head>
<body style="margin:0"><redoc spec-url="/reference/contract.json"></redoc>
<script src="/reference/redoc.standalone.js"></script></body></html>`;

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src blob:; frame-ancestors 'none'";

/** The contract to read at /reference, drawn by Redoc without a request to any other server. */
export function registerApiReference(app: FastifyInstance): void {
  let bundle: Promise<Compressed> | undefined;
  let described: Promise<Compressed> | undefined;
  app.get('/reference', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html').send(page),
  );
  app.get('/reference/contract.json', async (request, reply) => {
    described ??= compressOnce(JSON.stringify(contract));
    reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    return sendCompressed(request, reply, await described);
  });
  app.get('/reference/redoc.standalone.js', async (request, reply) => {
    bundle ??= readBundle().then(compressOnce);
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' });
    return sendCompressed(request, reply, await bundle);
  });
}

/** Redoc shows a logo of its maker from its maker's server; ours stands in for it. */
async function readBundle(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  const text = await readFile(path, 'utf8');
  return text
    .replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', '/icon.svg')
    .replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '');
}
