import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPartnerOrigins } from '../../../../areas/partners/partners.repository.ts';
import { createEmptyApp, type TestApp } from '../../../../testing/test-app.ts';
import { cardTokenOf } from '../sandbox.fixture.ts';
import { testCards } from '../test-cards.ts';
import { buildSandboxApp } from './sandbox-app.ts';

let academy: TestApp;
let origin: FastifyInstance;
beforeAll(async () => {
  academy = await createEmptyApp();
  origin = await buildSandboxApp(
    { sandbox: academy.sandbox, partnerOrigins: () => listPartnerOrigins(academy.db) },
    academy.config,
  );
});
afterAll(async () => {
  await origin.close();
  await academy.close();
});

const host = () => new URL(academy.config.paymentProviders.sandbox.publicUrl).host;
const get = (url: string, headers: Record<string, string> = {}) =>
  origin.inject({ url, headers: { host: host(), ...headers } });
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  origin.inject({ method: 'POST', url, payload, headers: { host: host(), ...headers } });
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123', zip: '60614' };
const frame = (query: string) => get(`/card?nonce=0123456789abcdef&${query}`);

describe('the card form', () => {
  test('is shown to the academy only, with its look', async () => {
    const parent = encodeURIComponent(new URL(academy.config.publicUrl).origin);
    const answer = await frame(`parent=${parent}&theme=dark&contrast=more&text=999`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain(
      `frame-ancestors ${new URL(academy.config.publicUrl).origin}`,
    );
    expect(answer.body).toContain('data-theme="dark" data-contrast="more"');
    expect(answer.body).not.toContain('999');
    expect(answer.headers['set-cookie']).toBeUndefined();
    for (const other of ['https://evil.example', 'null', '*', ''])
      expect((await frame(`parent=${encodeURIComponent(other)}`)).statusCode).toBe(400);
  });

  test('takes design tokens from a fixed list, in their form', async () => {
    const { body } = await get(
      '/look.css?accent=%23336699&radius=3px&surface=url(https://evil.example)&text=red',
    );
    expect(body).toBe(
      ':root:root {\n  --ul-primary-fill: #336699;\n  --ul-radius-control: 3px;\n}\n',
    );
  });

  test('hands back a token with the facts of the card, and keeps neither number nor code', async () => {
    const answer = await post('/tokens', card);
    expect(answer.json()).toMatchObject({
      token: expect.stringMatching(/^tok_/),
      card: { brand: 'visa', funding: 'credit', last4: '4242', expMonth: 12, expYear: 2040 },
    });
    const rows = await academy.db.selectFrom('sandbox_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/4242424242|"123"/);
  });

  test.each([
    [{ number: '4242424242424241' }, 'number', 'Your card number is invalid.'],
    [{ number: '4539578763621486' }, 'number', /Never enter a real card/],
    [{ expMonth: 13 }, 'expiry', "Your card's expiration date is invalid."],
    [{ expYear: 2020 }, 'expiry', 'Your card has expired.'],
    [{ cvc: '12' }, 'cvc', "Your card's security code is incomplete."],
    [{ zip: '' }, 'zip', 'Your zip is invalid.'],
  ])('refuses %o at its field', async (change, field, message) => {
    const answer = await post('/tokens', { ...card, ...change });
    expect(answer.statusCode).toBe(402);
    expect(answer.json().fault).toMatchObject({ field, message: expect.stringMatching(message) });
  });

  test('takes every card that the control page names', async () => {
    const { body } = await get('/');
    for (const { number } of testCards) {
      await expect(cardTokenOf(academy.sandbox, { number })).resolves.toMatch(/^tok_/);
      expect(body).toContain(number.replace(/(.{4})(?=.)/g, '$1 '));
    }
  });

  test('sends no token to the page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await post('/tokens', card, headers)).statusCode).toBe(403);
  });
});

describe('the approval of a wallet', () => {
  const begin = (customer: string) =>
    academy.sandbox.providers.wallet.beginApproval?.({
      customer,
      idempotencyKey: `approval of ${customer}`,
      returnUrl: `${academy.config.publicUrl}/payments/return`,
    }) ?? Promise.reject(new Error('This wallet knows no approvals.'));
  const pathOf = (url: string) => new URL(url).pathname;
  const save = (token: string, customer: string) =>
    academy.sandbox.providers.wallet.saveMethod({ token, customer, idempotencyKey: token });

  test('leads back to the academy, and its token is good once for its customer', async () => {
    const { url, token } = await begin('maya');
    expect((await begin('maya')).token).toBe(token);
    expect((await get(pathOf(url))).body).toContain('buyer@wallet.test');
    const answer = await post(pathOf(url), 'decision=approve&email=buyer%40wallet.test', asForm);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `${academy.config.publicUrl}/payments/return?outcome=approved`,
    );
    expect(
      (await post(pathOf(url), 'decision=approve&email=buyer%40wallet.test', asForm)).statusCode,
    ).toBe(410);
    await expect(save(token, 'bram')).rejects.toMatchObject({ code: 'tokenUsed' });
    expect(await save(token, 'maya')).toMatchObject({ payerEmail: 'buyer@wallet.test' });
  });

  test('can be declined: then there is nothing to save', async () => {
    const { url, token } = await begin('noor');
    const answer = await post(pathOf(url), 'decision=decline', asForm);
    expect(answer.headers.location).toContain('outcome=declined');
    await expect(save(token, 'noor')).rejects.toMatchObject({ code: 'notApproved' });
  });
});

describe('the control page', () => {
  test('makes a call go wrong, once, and shows the books', async () => {
    const answer = await post('/control/addFault', 'call=readMethod&fault=serverError', asForm);
    expect(answer.statusCode).toBe(303);
    const { wallet } = academy.sandbox.providers;
    await expect(wallet.readMethod('pm_0')).rejects.toMatchObject({ name: 'ProviderUnreachable' });
    expect(await wallet.readMethod('pm_0')).toBeUndefined();
    expect((await get('/control/ledger')).json()).toMatchObject({ charges: [], totals: [] });
  });

  test('moves the clock of the sandbox, not of the academy', async () => {
    const before = await academy.sandbox.control.now();
    expect((await post('/control/moveClock', { days: 2 })).json()).toEqual({});
    const after = await academy.sandbox.control.now();
    expect(after.getTime() - before.getTime()).toBe(2 * 86_400_000);
  });

  test('changes nothing by GET, for other sites, or by another name of this machine', async () => {
    for (const url of ['/control/clearFaults', '/control/moveClock?days=31'])
      expect((await get(url)).statusCode).toBe(404);
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: academy.config.publicUrl },
      { origin: 'null' },
      { host: 'rebound.example' },
    ];
    for (const headers of others) {
      expect((await post('/control/clearFaults', '', { ...asForm, ...headers })).statusCode).toBe(
        403,
      );
    }
    expect((await get('/', { host: 'rebound.example' })).statusCode).toBe(403);
    expect((await get('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test.each([
    ['addFault', { call: 'charge', fault: 'explode' }],
    ['addFault', { call: 'steal', fault: 'slow' }],
    ['moveClock', { days: 'many' }],
    ['openDispute', { charge: 'ch_0' }],
    ['closeDispute', { dispute: 'dp_0', state: 'won' }],
  ])('refuses %s with %o', async (action, input) => {
    expect((await post(`/control/${action}`, input)).statusCode).toBe(422);
  });
});
