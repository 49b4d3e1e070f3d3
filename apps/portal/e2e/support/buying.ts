import type { Learner } from './learner.ts';

interface Product {
  id: number;
  name: string;
  uniqueName: string;
}

interface Sold {
  id: number;
  type: string;
}

interface PriceList {
  prices: Sold[];
  cohorts: { id: number; seatsLeft: number | null }[];
}

interface Wish {
  type: 'oneTime' | 'paymentPlan' | 'subscription';
  /** @default the first of the demo that has such a plan */
  uniqueName?: string;
}

/** Buys a product of the demo by a plan of this type, with what the learner saved. */
export async function buy(
  learner: Learner,
  { type, uniqueName }: Wish,
): Promise<Product & { purchaseId: number }> {
  for (const kind of [1, 2, 3, 8]) {
    const answer = await learner.read<{ data?: Product[] } | Product[]>(`/modules?type=${kind}`);
    const products = Array.isArray(answer) ? answer : (answer.data ?? []);
    for (const product of products) {
      if (uniqueName && product.uniqueName !== uniqueName) continue;
      const { prices, cohorts } = await learner.read<PriceList>(`/prices?product=${product.id}`);
      const price = prices.find((one) => one.type === type);
      const cohort = cohorts.find(({ seatsLeft }) => seatsLeft !== 0);
      if (price) return { ...product, purchaseId: await order(learner, price.id, cohort?.id) };
    }
  }
  throw new Error(`${uniqueName ?? 'Nothing'} is not sold by a ${type}.`);
}

async function order(learner: Learner, priceId: number, batchId?: number): Promise<number> {
  const asked = { priceId, batchId, crosssells: [], useCredits: false };
  const quote = (await learner.call('POST', '/me/quotes', asked)) as { dueToday: number };
  const bought = await learner.call('POST', '/me/modules', {
    ...asked,
    requestId: crypto.randomUUID(),
    dueToday: { amount: quote.dueToday, currency: 'USD' },
  });
  const { purchase } = bought as { purchase: { id: number } | null };
  if (!purchase) throw new Error(JSON.stringify(bought));
  return purchase.id;
}
