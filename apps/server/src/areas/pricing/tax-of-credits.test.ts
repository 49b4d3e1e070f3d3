import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addCredit, addCrosssell, addPrices } from '../../testing/world/prices.ts';
import { readReceipt } from '../billing/receipt.service.ts';
import { closeBooks } from '../purchases/money.fixture.ts';
import { buy, depsOf, saveCard } from '../purchases/orders.fixture.ts';
import { refundPurchase } from '../purchases/refunds.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld({ TAX_RATES: 'Netherlands=21 VAT+;Belgium=21 VAT;France=5.5 VAT+' });
});
afterAll(() => closeBooks(academy));

let people = 0;
async function addBuyer(country: string, credit: number): Promise<string> {
  people += 1;
  const name = `credited-${people}`;
  await addPerson(academy, name);
  await saveCard(academy, name);
  await academy.db
    .updateTable('app_user')
    .set({ country })
    .where('unique_name', '=', name)
    .execute();
  await addCredit(academy, name, credit);
  return name;
}

async function addOffer({ amount, bump }: { amount: number; bump: number }) {
  const { priceIds } = await addPrices(academy, await addCourse(academy), [
    { type: 'oneTime', amount },
  ]);
  const priceId = priceIds[0] ?? 0;
  const id = await addCrosssell(academy, await addCourse(academy), {
    place: { priceId },
    plan: { type: 'oneTime', amount: bump },
  });
  return { priceId, crosssells: [{ id }] };
}

/** The figures at the right of a receipt or credit note, in cents. */
async function figuresOf(of: Parameters<typeof readReceipt>[2]): Promise<Record<string, number>> {
  const { sheet } = await readReceipt(academy.db, academy.config, of);
  return Object.fromEntries(
    sheet.blocks.flatMap((block) =>
      'end' in block
        ? [[block.text, Math.round(Number(block.end.replace(/[$,]/g, '')) * 100)]]
        : [],
    ),
  );
}

const entriesOf = (purchaseId: number) =>
  academy.db
    .selectFrom('ledger_entry')
    .select(['kind', 'amount', 'tax'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .execute();

const sales = fc.record({
  country: fc.constantFrom('Netherlands', 'Belgium', 'France'),
  amount: fc.integer({ min: 100, max: 100_000 }),
  bump: fc.integer({ min: 1, max: 100_000 }),
  /** What credits leave to pay: often less than the tax. */
  left: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 31, max: 20_000 })),
});

test('quote, ledger and receipt name the same tax, however much of it credits pay', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(sales, async ({ country, left, ...offer }) => {
      const wish = await addOffer(offer);
      const buyer = await addBuyer(country, 1);
      const gross = (await academy.call(buyer, 'POST', '/me/quotes', wish)).body.dueToday;
      const due = Math.min(left, gross - 2);
      await addCredit(academy, buyer, gross - due - 1);
      const asked = { ...wish, useCredits: true };
      const { body: quote } = await academy.call(buyer, 'POST', '/me/quotes', asked);
      expect(quote).toMatchObject({ dueToday: due, credit: gross - due });
      const { purchase } = await buy(academy, buyer, wish.priceId, asked);
      const purchaseId = purchase?.id ?? 0;
      const capture = { kind: 'capture', amount: due, tax: quote.tax };
      expect(await entriesOf(purchaseId)).toEqual([capture]);
      const { id: paymentId } = await academy.db
        .selectFrom('payment')
        .select('id')
        .where('purchase_id', '=', purchaseId)
        .executeTakeFirstOrThrow();
      const userId = await academy.userId(buyer);
      const paid = await figuresOf({ userId, purchaseId, paymentId });
      expect(paid).toMatchObject({ Credit: due - gross, Total: due });
      const label = quote.taxLabel;
      expect(paid[label]).toBe(quote.tax);

      await refundPurchase(depsOf(academy), {
        ...{ purchaseId, actorId: userId, reason: 'Asked for', requestId: crypto.randomUUID() },
      });
      expect(await entriesOf(purchaseId)).toEqual([
        capture,
        { kind: 'refund', amount: -due, tax: -quote.tax },
      ]);
      const { id: refundId } = await academy.db
        .selectFrom('refund')
        .select('id')
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow();
      const back = await figuresOf({ userId, purchaseId, paymentId, refundId });
      expect(back).toMatchObject({ Credit: gross - due, Total: -due });
      expect(back[label]).toBe(-quote.tax);
    }),
    { numRuns: 12 },
  );
});

test('what credits pay whole has an invoice, the tax of its price in the ledger, and no charge', async () => {
  const wish = await addOffer({ amount: 10_000, bump: 2000 });
  const buyer = await addBuyer('Netherlands', 20_000);
  const { purchase } = await buy(academy, buyer, wish.priceId, { ...wish, useCredits: true });
  const purchaseId = purchase?.id ?? 0;
  expect(purchase).toMatchObject({ total: 0, amountPaid: 0, credit: 14_520, tax: 2520 });
  expect(await entriesOf(purchaseId)).toEqual([{ kind: 'capture', amount: 0, tax: 2520 }]);
  const { data } = (await academy.call(buyer, 'GET', '/me/purchases/-/payments')).body;
  expect(data).toMatchObject([
    {
      ...{ purchaseId, status: 'paid', amount: 0, credit: 14_520, tax: 2520 },
      ...{ paymentType: 'noCharge', method: null, hasReceipt: true },
      invoiceNumber: expect.stringMatching(/^\d{4}-\d{6}$/),
    },
  ]);
  const of = { userId: await academy.userId(buyer), purchaseId, paymentId: data[0].id };
  expect(await figuresOf(of)).toMatchObject({ 'VAT 21%': 2520, Credit: -14_520, Total: 0 });
  const { sheet } = await readReceipt(academy.db, academy.config, of);
  expect(sheet.blocks.at(-1)).toMatchObject({ text: 'Paid with credit' });
});
