import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpCompanies } from './http-companies.ts';

let answer: { status?: number; body: string };
let asked = '';
let headers: Record<string, unknown> = {};
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request.url ?? '';
    headers = request.headers;
    response.writeHead(answer.status ?? 200, { location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/suggest`;
});
afterAll(() => server.close());

test('asks with one parameter and nothing of who types', async () => {
  answer = {
    body: JSON.stringify([{ name: 'Northwind', domain: 'northwind.example', logo: 'x' }]),
  };
  const found = await createHttpCompanies(url).suggest('north & wind');
  expect(found).toEqual([{ id: 'northwind.example', name: 'Northwind' }]);
  expect([...new URL(asked, url).searchParams]).toEqual([['query', 'north & wind']]);
  expect(headers.authorization ?? headers.cookie ?? headers.referer).toBeUndefined();
});

test.each([
  ['a failure', { status: 500, body: 'no' }],
  ['a way elsewhere', { status: 302, body: '' }],
  ['no JSON', { body: '<html>' }],
  ['no list', { body: '{"name":"x"}' }],
  ['odd things', { body: JSON.stringify([null, 7, { name: 3 }, { name: 'x'.repeat(121) }]) }],
  ['too much', { body: JSON.stringify([{ name: 'a', domain: 'x'.repeat(100_001) }]) }],
])('%s suggests nothing', async (_name, said) => {
  answer = said;
  expect(await createHttpCompanies(url).suggest('north')).toEqual([]);
});

test('suggests ten at most, each once', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    name: `c${index}`,
    domain: `${index % 4}`,
  }));
  answer = { body: JSON.stringify(many) };
  expect((await createHttpCompanies(url).suggest('c')).map(({ id }) => id)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
});

test('a service that is not there suggests nothing', async () => {
  expect(await createHttpCompanies('http://127.0.0.1:1/').suggest('north')).toEqual([]);
});
