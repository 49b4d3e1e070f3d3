import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { auditProviderBooks } from '../../audit/provider-books.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Product } from '../../testing/world/courses.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import type { PlanForm } from '../pricing/authoring/price-lists.service.ts';
import { depsOf, saveCard } from './orders.fixture.ts';
import { reconcilePurchases } from './reconcile.ts';

/** Closes an academy that handled money: its books are whole, and agree with the provider's. */
export async function closeBooks(academy: TestApp): Promise<void> {
  expect(await audit(academy.db, invariants)).toEqual([]);
  expect(await auditProviderBooks(depsOf(academy), new Date(0))).toEqual([]);
  await academy.close();
}

/** A new person with a saved card. */
export async function addBuyer(academy: TestApp, card?: string): Promise<string> {
  const name = `buyer-${randomUUID().slice(0, 8)}`;
  await addPerson(academy, name);
  await saveCard(academy, name, card);
  return name;
}

/** The price of a product, by default of a new course, that is sold by one plan. */
export async function priceOf(
  academy: TestApp,
  plan: PlanForm = { type: 'oneTime', amount: 4200 },
  product?: Product,
): Promise<number> {
  const { priceIds } = await addPrices(academy, product ?? (await addCourse(academy)), [plan]);
  return priceIds[0] ?? 0;
}

/** A purchase as its row is now. */
export function readPurchase({ db }: TestApp, id: number) {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The job that asks the provider about payments whose end isn't known, once they are old enough for it. */
export async function sweep(academy: TestApp): Promise<void> {
  academy.clock.advance(180_000);
  await reconcilePurchases(depsOf(academy));
}
