import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyApp, type TestApp } from '../testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'uplink-sites-'));
const docs = join(folder, 'docs');
let academy: TestApp;
beforeAll(async () => {
  mkdirSync(docs);
  writeFileSync(join(docs, 'index.html'), '<h1>Docs</h1>');
  writeFileSync(join(docs, 'index.md'), '# Docs');
  academy = await createEmptyApp({ DOCS_DIR: docs, STORYBOOK_DIR: join(folder, 'storybook') });
});
afterAll(async () => {
  await academy.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string) => academy.app.inject({ url, headers: { accept: 'text/html' } });

test('the docs are pages without scripts, with their Markdown', async () => {
  expect((await get('/docs')).headers.location).toBe('/docs/');
  const page = await get('/docs/');
  expect(page.body).toBe('<h1>Docs</h1>');
  expect(page.headers['content-security-policy']).toContain("script-src 'none'");
  expect((await get('/docs/index.md')).headers['content-type']).toContain('text/markdown');
  expect((await get('/docs/no-such-page.html')).statusCode).toBe(404);
});

test('pages that are compressed already are sent so, and no other is compressed for a call', async () => {
  const text = 'ospf '.repeat(1000);
  for (const name of ['packed.html', 'plain.html']) writeFileSync(join(docs, name), text);
  writeFileSync(join(docs, 'packed.html.br'), brotliCompressSync(text));
  const encodingOf = async (url: string) => {
    const headers = { 'accept-encoding': 'br' };
    return (await academy.app.inject({ url, headers })).headers['content-encoding'];
  };
  expect(await encodingOf('/docs/packed.html')).toBe('br');
  expect(await encodingOf('/docs/plain.html')).toBeUndefined();
});

test('the catalogue says that it is not built yet, and is there once it is', async () => {
  const early = await get('/storybook/');
  expect(early.statusCode).toBe(503);
  expect(early.body).toContain("aren't built yet");
  const html = '<h1>Stories</h1><script>start()</script><script src="./own.js"></script>';
  writeFileSync(join(folder, 'storybook', 'index.html'), html);
  const page = await get('/storybook/');
  expect(page.body).toBe(html);
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
});
