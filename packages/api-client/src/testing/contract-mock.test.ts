import { expect, test } from 'vitest';
import contract from '../generated/contract.json' with { type: 'json' };
import { findOperation } from './contract-examples.ts';
import { createContractMock, type MockOptions } from './contract-mock.ts';
import { createMockClient } from './test-client.ts';

const call = async (
  mock: (request: Request) => Promise<Response>,
  line: string,
  body?: unknown,
) => {
  const [method = '', path = ''] = line.split(' ');
  const response = await mock(
    new Request(`http://uplink.test${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
};
const mockWith = (options?: MockOptions) => createContractMock(contract, options);

const readPaths = Object.entries(contract.paths)
  .filter(([, operations]) => 'get' in operations)
  .map(([path]) => path.replaceAll(/\{\w+\}/g, '1'));

test('every operation with an example answers with it', async () => {
  for (const path of readPaths) {
    const operation = findOperation(contract, 'GET', path);
    const { status, body } = await call(mockWith(), `GET ${path}`);
    expect(status, path).toBe(operation?.example === undefined ? 204 : operation.status);
    expect(body, path).toEqual(operation?.example);
  }
});

test('an empty list says that it is empty', async () => {
  for (const path of readPaths) {
    const { body } = await call(mockWith({ scenario: 'empty' }), `GET ${path}`);
    if (!body?.paging) continue;
    expect(body.data, path).toEqual([]);
    expect(body.paging.total ?? 0, path).toBe(0);
    expect(body.paging.next ?? null, path).toBeNull();
  }
});

test('what is written can be read, added and taken out again', async () => {
  const mock = mockWith();
  const { body: before } = await call(mock, 'GET /me/playlists');
  const { body: made } = await call(mock, 'POST /me/playlists', { title: 'Rainy Sunday' });
  const { body: after } = await call(mock, 'GET /me/playlists');
  expect(after.data).toHaveLength(before.data.length + 1);
  expect(after.paging.total).toBe(before.paging.total + 1);
  expect(after.data[0]).toMatchObject({ id: made.id, title: 'Rainy Sunday' });
  await call(mock, `DELETE /me/playlists/${made.id}`);
  expect((await call(mock, 'GET /me/playlists')).body).toEqual(before);
  expect((await call(mock, `GET /me/playlists/${made.id}`)).status).toBe(404);
});

test('scenarios empty, fail and go offline', async () => {
  expect((await call(mockWith({ scenario: 'empty' }), 'GET /me/notifications')).body).toEqual([]);
  expect((await call(mockWith({ scenario: 'failing' }), 'GET /me/context')).status).toBe(500);
  await expect(call(mockWith({ scenario: 'offline' }), 'GET /me/context')).rejects.toThrow();
});

test('roles are those of the contract', async () => {
  const status = async (role: string, line: string) =>
    (await call(mockWith({ role }), line)).status;
  expect(await status('visitor', 'GET /me/context')).toBe(401);
  expect(await status('student', 'GET /me/context')).toBe(200);
  expect(await status('student', 'GET /management/users/1')).toBe(403);
  expect(await status('admin', 'GET /management/users/1')).toBe(200);
});

test('a client talks to the mock', async () => {
  const client = createMockClient(contract);
  const { data } = await client.api.GET('/me/context');
  expect(data).toHaveProperty('totalXpPoints');
});
