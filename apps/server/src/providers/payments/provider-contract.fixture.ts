import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ChargeState, DeclineCode, Movement, PaymentProvider } from './payments.ts';

/** A provider to try, with what only its own side can do. */
export interface Bench {
  provider: PaymentProvider;
  /** What the browser hands over after a person entered a card or approved a wallet that does this. */
  token(does: 'succeed' | 'declineForFunds' | 'refuseSaving', customer: string): Promise<string>;
}

const usd = (amount: number) => ({ amount, currency: 'USD' });

const newKey = () => randomUUID();

async function savedBy(
  { provider, token: tokenOf }: Bench,
  does: 'succeed' | 'declineForFunds' = 'succeed',
) {
  const customer = `customer-${newKey()}`;
  const token = await tokenOf(does, customer);
  const method = await provider.saveMethod({ token, customer, idempotencyKey: newKey() });
  return { customer, method };
}

function wish(of: Awaited<ReturnType<typeof savedBy>>, amount = 4200) {
  return {
    idempotencyKey: newKey(),
    method: of.method.ref,
    customer: of.customer,
    money: usd(amount),
    description: 'OSPF in Practice',
    isBuyerPresent: true,
    metadata: { purchase: '1' },
  };
}

/** What every provider keeps, whatever is behind it. */
export function keepsTheContract(bench: () => Bench, declineCode: DeclineCode): void {
  const saved = (does?: 'succeed' | 'declineForFunds') => savedBy(bench(), does);

  test('saves a method once for a token, and for its customer only', async () => {
    const customer = `customer-${newKey()}`;
    const token = await bench().token('succeed', customer);
    const saving = { token, customer, idempotencyKey: newKey() };
    const method = await bench().provider.saveMethod(saving);
    expect(method.kind).toBe(bench().provider.kind);
    expect(await bench().provider.saveMethod(saving)).toEqual(method);
    const other = { token, customer: 'somebody-else', idempotencyKey: newKey() };
    await expect(bench().provider.saveMethod(other)).rejects.toMatchObject({
      name: 'MethodRefused',
    });
    expect(await bench().provider.readMethod(method.ref)).toEqual(method);
  });

  test('charges once for a key and reads it back', async () => {
    const one = wish(await saved());
    const { provider } = bench();
    const [first, second] = await Promise.all([provider.charge(one), provider.charge(one)]);
    expect(first).toMatchObject({ state: 'succeeded', captured: 4200 });
    expect(second).toEqual(first);
    expect(await provider.charge(one)).toEqual(first);
    expect(await provider.readCharge({ idempotencyKey: one.idempotencyKey })).toEqual(first);
    expect(await provider.readCharge({ ref: refOf(first) })).toEqual(first);
    expect(await provider.readCharge({ idempotencyKey: newKey() })).toEqual({ state: 'notFound' });
    const movements = await allMovements(provider);
    expect(movements.filter(({ ref }) => ref === refOf(first))).toMatchObject([
      { kind: 'charge', money: usd(4200), idempotencyKey: one.idempotencyKey },
    ]);
  });

  test('says why a charge is declined', async () => {
    const one = wish(await saved('declineForFunds'));
    const state = await bench().provider.charge(one);
    expect(state).toMatchObject({ state: 'declined', code: declineCode });
    expect(state).toHaveProperty('message', expect.stringMatching(/\w/));
    const { idempotencyKey } = one;
    const read = await bench().provider.readCharge({ idempotencyKey });
    expect(read.state).toBe('declined');
  });

  test('charges nothing by a key that was declined, whatever the method does later', async () => {
    const one = wish(await saved('declineForFunds'));
    const { method } = wish(await saved());
    const { provider } = bench();
    await provider.charge(one);
    const again = await provider.charge({ ...one, method }).catch(({ name }) => ({ state: name }));
    expect(['declined', 'ProviderRefused']).toContain(again.state);
    const movements = await allMovements(provider);
    expect(movements.filter((line) => line.idempotencyKey === one.idempotencyKey)).toEqual([]);
  });

  test('gives back no more than was taken, once for a key', async () => {
    const { provider } = bench();
    const chargeRef = refOf(await provider.charge(wish(await saved(), 5000)));
    const part = { idempotencyKey: newKey(), chargeRef, money: usd(3000), metadata: {} };
    const given = await provider.refund(part);
    expect(given).toMatchObject({ state: 'succeeded', chargeRef, money: usd(3000) });
    expect(await provider.refund(part)).toEqual(given);
    const { idempotencyKey } = part;
    expect(await provider.readRefund({ idempotencyKey, chargeRef })).toEqual(given);
    expect(await provider.readRefund({ ref: given.ref })).toEqual(given);
    const never = { idempotencyKey: newKey(), chargeRef };
    expect(await provider.readRefund(never)).toEqual({ state: 'notFound' });
    const more = { ...part, idempotencyKey: newKey() };
    await expect(provider.refund(more)).rejects.toMatchObject({ name: 'ProviderRefused' });
    const rest = { ...part, idempotencyKey: newKey(), money: usd(2000) };
    expect(await provider.refund(rest)).toMatchObject({ state: 'succeeded' });
  });

  test('charges no method that was removed', async () => {
    const { provider } = bench();
    const one = await saved();
    await provider.removeMethod(one.method.ref);
    await provider.removeMethod(one.method.ref);
    expect(await provider.readMethod(one.method.ref)).toBeUndefined();
    expect(await provider.charge(wish(one))).toMatchObject({
      state: 'declined',
      code: 'methodGone',
    });
  });
}

/** What is lost on the way of the next call. */
export interface Loss {
  call: 'charge' | 'refund';
  what: 'answer' | 'call';
}

/** What becomes of calls whose answer, or which themselves, were lost on the way. */
export function losesNothing(bench: () => Bench, lose: (loss: Loss) => void | Promise<void>): void {
  test.each(['answer', 'call'] as const)(
    'a lost %s of a charge is unknown, then known',
    async (what) => {
      const { provider } = bench();
      const one = wish(await savedBy(bench()));
      await lose({ call: 'charge', what });
      await expect(provider.charge(one)).rejects.toMatchObject({ name: 'ProviderUnreachable' });
      const { idempotencyKey } = one;
      expect(['succeeded', 'notFound']).toContain(
        (await provider.readCharge({ idempotencyKey })).state,
      );
      const state = await provider.charge(one);
      expect(state).toMatchObject({ state: 'succeeded', captured: 4200 });
      expect(await provider.readCharge({ idempotencyKey })).toEqual(state);
      const charges = (await allMovements(provider)).filter(
        (row) => row.idempotencyKey === idempotencyKey,
      );
      expect(charges).toHaveLength(1);
    },
  );

  test.each(['answer', 'call'] as const)('a lost %s of a refund gives once', async (what) => {
    const { provider } = bench();
    const chargeRef = refOf(await provider.charge(wish(await savedBy(bench()))));
    const part = { idempotencyKey: newKey(), chargeRef, money: usd(4200), metadata: {} };
    await lose({ call: 'refund', what });
    await expect(provider.refund(part)).rejects.toMatchObject({ name: 'ProviderUnreachable' });
    expect(await provider.refund(part)).toMatchObject({ state: 'succeeded', money: usd(4200) });
  });
}

async function allMovements(provider: PaymentProvider): Promise<Movement[]> {
  const all: Movement[] = [];
  let cursor: string | undefined;
  do {
    const since = new Date(Date.now() - 86_400_000);
    const page = await provider.listMovements({ since, ...(cursor && { cursor }) });
    all.push(...page.movements);
    cursor = page.next;
  } while (cursor);
  return all;
}

export function refOf(state: ChargeState): string {
  if (!('ref' in state) || state.ref === null) throw new Error('This has no ref.');
  return state.ref;
}
