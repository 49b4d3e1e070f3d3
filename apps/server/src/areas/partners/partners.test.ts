import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPartner, revokeKey } from '../../testing/world/partners.ts';
import { listPartnerOrigins } from './partners.repository.ts';
import { readOrigins } from './partners.service.ts';

const portal = mkdtempSync(join(tmpdir(), 'uplink-portal-'));
writeFileSync(join(portal, 'index.html'), '<title>The portal</title>');
mkdirSync(join(portal, 'loader'));
for (const name of ['v1.js', '1.0.0.js']) writeFileSync(join(portal, 'loader', name), '');

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld({ PORTAL_DIR: portal });
});
afterAll(async () => {
  await academy.close();
  rmSync(portal, { recursive: true });
});

async function frame(key: string, referer?: string) {
  const { statusCode, headers, body } = await academy.app.inject({
    url: `/embed/checkout/ospf-in-practice?key=${key}`,
    headers: { accept: 'text/html', ...(referer && { referer }) },
  });
  const policy = String(headers['content-security-policy']);
  const framedBy = /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  return { status: statusCode, framedBy, frameOptions: headers['x-frame-options'], body };
}

describe('a frame on another site', () => {
  test('opens on the sites of its key only', async () => {
    const { key } = await addPartner(academy, {
      origins: ['https://shop.example', 'https://www.shop.example/'],
    });
    const opened = await frame(key, 'https://shop.example/courses');
    expect(opened).toMatchObject({ status: 200, frameOptions: undefined });
    expect(opened.framedBy?.split(' ').slice(1)).toEqual([
      'https://shop.example',
      'https://www.shop.example',
    ]);
    expect(opened.body).toContain('The portal');
    const elsewhere = await frame(key, 'https://shop.example.evil.example/');
    expect(elsewhere).toMatchObject({ status: 403, framedBy: '*' });
    expect(elsewhere.body).toContain('"code":"origin"');
    expect(elsewhere.body).not.toContain('The portal');
  });

  test('does not open without a key, with an unknown or a revoked one', async () => {
    const partner = await addPartner(academy);
    const { key } = partner;
    await revokeKey(academy, partner);
    for (const closed of ['', 'pk_nothing_at_all', key, `${key}&key=${key}`]) {
      const { status, body } = await frame(closed);
      expect(status).toBe(403);
      expect(body).toContain('"code":"key"');
    }
    const { statusCode } = await academy.app.inject({ url: `/partners/${key}` });
    expect(statusCode).toBe(404);
  });

  test.each(['/checkout/x', '/embed/profile/x?key=', '/embed/lesson/1/more?key='])(
    'another page, %s, stays closed to frames',
    async (path) => {
      const { key } = await addPartner(academy);
      const { headers } = await academy.app.inject({
        url: path.replace('key=', `key=${key}`),
        headers: { accept: 'text/html' },
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  test('says what is wrong without markup of the request', async () => {
    const { body } = await frame('pk_unknown', 'https://evil.example/</script><script>alert(1)');
    expect(body).not.toContain('alert');
  });
});

describe('keys', () => {
  test('are changed without a gap: the old one works until it is revoked', async () => {
    const partner = await addPartner(academy);
    const { key } = partner;
    const url = `/management/partners/${partner.id}/keys`;
    const issue = { version: 1, reason: 'Their second shop opens' };
    const { body } = await academy.call('admin', 'POST', url, issue);
    const next = body.keys.find((one: { key: string }) => one.key !== key).key;
    expect((await frame(key)).status).toBe(200);
    expect((await frame(next)).status).toBe(200);
    await revokeKey(academy, partner);
    expect((await frame(key)).status).toBe(403);
    expect((await frame(next)).status).toBe(200);
  });

  test('without a key in use the sites of a partner may not show the card form', async () => {
    const partner = await addPartner(academy, { origins: ['https://closing.example'] });
    expect(await listPartnerOrigins(academy.db)).toContain('https://closing.example');
    await revokeKey(academy, partner);
    expect(await listPartnerOrigins(academy.db)).not.toContain('https://closing.example');
  });

  test.each([
    'shop.example',
    'http://shop.example',
    'https://shop.example/path',
    'javascript:alert(1)',
    '*',
    'https://*',
    'https://*.example',
    'https://shop.example;sandbox',
    'https://shop.example,evil.example',
    'null',
  ])('%s is no site', (origin) => {
    expect(() => readOrigins([origin])).toThrow('is not the origin of a site');
  });
});

test('the loader may be included from anywhere, and an exact version is kept for good', async () => {
  for (const [name, cache] of [
    ['v1.js', 'public, max-age=3600'],
    ['1.0.0.js', 'public, max-age=31536000, immutable'],
  ]) {
    const { statusCode, headers } = await academy.app.inject({ url: `/loader/${name}` });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': cache,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});
