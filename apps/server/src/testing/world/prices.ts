import {
  addOffer,
  addPriceList,
  type OfferForm,
  type PlanForm,
  type PriceList,
  type PriceListForm,
} from '../../areas/pricing/authoring/price-lists.service.ts';
import { addCredit as giveCredit } from '../../areas/pricing/credit-book.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';

/** Sells a product by these plans, to everyone. Without any, for 42 dollars at once. */
export function addPrices(
  { db }: TestApp,
  { id }: Product,
  plans: PlanForm[] = [{ type: 'oneTime', amount: 4200 }],
): Promise<PriceList> {
  return addPriceList(db, id, { plans });
}

/** Sells a product by other plans to those who have a code. */
export function addCoupon(
  { db }: TestApp,
  { id }: Product,
  form: PriceListForm,
): Promise<PriceList> {
  return addPriceList(db, id, form);
}

type TestOfferForm = Pick<OfferForm, 'place'> & Partial<OfferForm>;

/** Offers a product with a plan: as an order bump for nine dollars, unless the form says otherwise. */
export function addCrosssell(
  { db }: TestApp,
  product: Product,
  form: TestOfferForm,
): Promise<number> {
  return addOffer(db, {
    type: 'orderbump',
    plan: { type: 'oneTime', amount: 900 },
    title: `Add ${product.name}`,
    text: 'Only now.',
    ...form,
    moduleId: product.id,
  });
}

/** Owes a person an amount, in cents. */
export async function addCredit(
  { db, clock, userId }: TestApp,
  person: string,
  amount: number,
  currency = 'USD',
): Promise<void> {
  const account = { userId: await userId(person), currency };
  const cause = { kind: 'given', reason: 'Test', now: clock.now() };
  await db.transaction().execute((trx) => giveCredit(trx, account, amount, cause));
}
