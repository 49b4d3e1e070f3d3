import { ApiError } from '@uplink/api-client';
import { createTestClient } from '@uplink/api-client/testing';
import { expect, test } from 'vitest';
import { pageClient } from './page-client.ts';

const refused = () =>
  Response.json({ message: 'Broken', code: 'x', requestId: 'r' }, { status: 422 });

test.each([
  ['whoever only pointed at a link to the page reads no banner', () => '/elsewhere', []],
  ['whoever is on the page reads the banner', () => location.pathname, ['Broken']],
])('a call ahead of a page fails: %s', async (_who, path, banners) => {
  const client = createTestClient({ 'GET /me/menu': refused });
  const { api, unwrap, errors } = pageClient(client, path());
  await expect(unwrap(api.GET('/me/menu'))).rejects.toThrow(ApiError);
  expect(errors.getSnapshot().map(({ message }) => message)).toEqual(banners);
});

test('answers as any client does', async () => {
  const { api, unwrap } = pageClient(createTestClient({ 'GET /me/menu': { main: [] } }), '/');
  expect(await unwrap(api.GET('/me/menu'))).toEqual({ main: [] });
});
