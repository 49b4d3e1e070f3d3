import { addDays, addMonths, type TaxRate } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteSale } from './quote.rules.ts';
import type { Extra, Sale } from './quote-figures.rules.ts';

const at = new Date('2026-01-31T10:00:00.000Z');
const amount = fc.integer({ min: 1, max: 100_000_000 });
const productOf = (id: number) => ({ id, name: `P${id}`, uniqueName: `p-${id}`, type: 2 as const });

const plan = fc.oneof(
  fc.constant({ type: 'free' as const, amount: 0, months: null, total: null, fee: 0 }),
  fc.record({
    type: fc.constantFrom('oneTime' as const, 'subscription' as const),
    amount,
    months: fc.constant(null),
    total: fc.constant(null),
    fee: fc.integer({ min: 0, max: 100_000 }),
  }),
  fc.record({
    type: fc.constant('paymentPlan' as const),
    amount: fc.constant(null),
    months: fc.integer({ min: 2, max: 60 }),
    total: fc.integer({ min: 60, max: 100_000_000 }),
    fee: fc.integer({ min: 0, max: 100_000 }),
  }),
);

const carts: fc.Arbitrary<Sale> = fc
  .record({
    plan,
    validDays: fc.option(fc.integer({ min: 1, max: 36_500 })),
    trial: fc.option(fc.integer({ min: 1, max: 365 })),
    more: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    bumps: fc.array(amount, { maxLength: 4 }),
    tax: fc.option(
      fc.record<TaxRate>({
        rate: fc.integer({ min: 1, max: 400_000 }),
        label: fc.constant('VAT'),
        isIncluded: fc.boolean(),
      }),
    ),
    credits: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ plan: { fee, ...price }, validDays, trial, more, bumps, tax, credits }): Sale => {
    const isMonthly = price.type === 'subscription' || price.type === 'paymentPlan';
    const isListed = more !== null && price.type !== 'free';
    return {
      product: productOf(1),
      price: {
        ...price,
        id: 1,
        currency: 'USD',
        enrollmentFee: fee,
        validDays: price.type === 'subscription' ? null : validDays,
      },
      trialDays: isMonthly ? trial : null,
      listPrice: isListed ? (price.total ?? price.amount ?? 0) + more : null,
      coupon: isListed ? { id: 1, code: 'CODE' } : null,
      extras: bumps.map(
        (of, index): Extra => ({
          id: index + 1,
          kind: 'orderbump',
          product: productOf(index + 2),
          priceId: index + 2,
          amount: of,
          validDays: null,
        }),
      ),
      tax,
      credits,
      cohortId: null,
      replacedPurchaseId: null,
      checkoutId: null,
      at,
    };
  });

/** The same, charge by charge, as a person would write it down: what is charged when, each taxed by itself. */
function model({ price, trialDays, extras, tax, credits }: Sale) {
  const round = (value: number) => Math.floor(value + 0.5);
  const rate = tax ? tax.rate / 1_000_000 : 0;
  const paid = (of: number) =>
    tax && !tax.isIncluded ? of + round((of * tax.rate) / 1_000_000) : of;
  const taxed = (of: number) => {
    if (!tax) return 0;
    return tax.isIncluded ? of - round(of / (1 + rate)) : round((of * tax.rate) / 1_000_000);
  };
  const charges: number[] = [];
  if (price.type === 'oneTime' || price.type === 'subscription') charges.push(price.amount ?? 0);
  if (price.type === 'paymentPlan') {
    let left = price.total ?? 0;
    for (let month = price.months ?? 0; month > 0; month -= 1) {
      const part = month === 1 ? left : Math.floor((price.total ?? 0) / (price.months ?? 1));
      charges.push(part);
      left -= part;
    }
  }
  const first = trialDays === null ? (charges.shift() ?? 0) : 0;
  const today = [first + price.enrollmentFee, ...extras.map((extra) => extra.amount)];
  const gross = today.reduce((sum, one) => sum + paid(one), 0);
  const later = price.type === 'subscription' ? [] : charges;
  const due = gross - Math.min(gross, credits);
  return {
    due,
    taxToday: today.reduce((sum, one) => sum + taxed(one), 0),
    total: due + later.reduce((sum, one) => sum + paid(one), 0),
    later: price.type === 'subscription' ? null : later.length,
  };
}

test('every figure of 20,000 carts is what a model says (M-19)', () => {
  fc.assert(
    fc.property(carts, (sale) => {
      const { quote, order } = quoteSale(sale);
      const expected = model(sale);
      expect([quote.dueToday, quote.tax, quote.total, quote.chargesLeft]).toEqual([
        expected.due,
        expected.taxToday,
        expected.total,
        expected.later,
      ]);
      const figures = [...Object.values(quote), ...Object.values(order)];
      for (const one of [...figures, ...quote.lines.flatMap(Object.values)].flat())
        if (typeof one === 'number') {
          expect(Number.isSafeInteger(one)).toBe(true);
          expect(one).toBeGreaterThanOrEqual(0);
        }
      for (const line of [...quote.lines, ...order.lines])
        expect(line.discount).toBeLessThanOrEqual(line.listAmount);
      expect(order.dueToday).toBe(quote.dueToday);
      // I-M3: what it was sold for is what its lines say. A subscription's is what was due so far.
      if (sale.price.type !== 'subscription') {
        const sold = order.lines.reduce((sum, line) => sum + line.listAmount - line.discount, 0);
        const added = order.isTaxIncluded ? 0 : order.tax;
        expect(order.total).toBe(sold + order.enrollmentFee + added - order.credit);
        expect(order.tax).toBe(order.lines.reduce((sum, line) => sum + line.tax, 0));
      }
      const { trialEndsAt, nextPaymentAt, anchorAt } = order;
      if (anchorAt === null) expect([trialEndsAt, nextPaymentAt]).toEqual([null, null]);
      else if (sale.trialDays === null)
        expect([anchorAt, nextPaymentAt]).toEqual([at, addMonths(at, 1)]);
      else {
        const end = addDays(at, sale.trialDays);
        expect([trialEndsAt, nextPaymentAt, anchorAt]).toEqual([end, end, end]);
      }
      expect(quote.nextCharge?.at).toBe(nextPaymentAt?.toISOString());
    }),
    { numRuns: 20_000 },
  );
});
