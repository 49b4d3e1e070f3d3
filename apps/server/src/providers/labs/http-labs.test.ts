import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpLabs } from './http-labs.ts';

let answer: { status: number; body: string };
let asked: { url: string | undefined; authorization: string | undefined; body: string };
const vendor = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked = { url: request.url, authorization: request.headers.authorization, body };
  response.writeHead(answer.status).end(answer.body);
});
let labs: ReturnType<typeof createHttpLabs>;
beforeAll(async () => {
  await new Promise<void>((resolve) => void vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  labs = createHttpLabs({ url: `http://127.0.0.1:${port}`, key: 'key-1' });
});
afterAll(() => void vendor.close());

const lab = {
  vendor: 'Rackwire',
  vendorId: 'rw-1',
  learner: 'a1',
  name: 'Trunk repair',
  expiresAt: new Date('2027-02-01T18:04:00.000Z'),
};

test('asks the vendor with its key and hands on the address', async () => {
  answer = { status: 200, body: '{"launchUrl": "https://labs.example.org/open?ticket=1"}' };
  expect(await labs.launch(lab)).toBe('https://labs.example.org/open?ticket=1');
  expect(asked).toMatchObject({ url: '/launches', authorization: 'Bearer key-1' });
  expect(JSON.parse(asked.body)).toEqual({ ...lab, expiresAt: '2027-02-01T18:04:00.000Z' });
});

test.each([
  [500, ''],
  [200, 'no json'],
  [200, '{}'],
  [200, '{"launchUrl": "javascript:alert(1)"}'],
])('an answer of %d with %s is no address', async (status, body) => {
  answer = { status, body };
  await expect(labs.launch(lab)).rejects.toMatchObject({ status: 503 });
});
