import { order, orderFor, saveCard } from '../../src/areas/purchases/orders.fixture.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import { addCourse } from '../../src/testing/world/courses.ts';
import { addPerson } from '../../src/testing/world/people.ts';
import { addPrices } from '../../src/testing/world/prices.ts';
import { openBenchApp } from '../support/bench-app.ts';
import { atMost, type Figure, percentile } from '../support/figure.ts';
import type { Options } from '../support/options.ts';

const budgets = { quote: 100, purchase: 300 };

/** A quote and the purchase after it, by a saved card of the sandbox, on PGlite. */
export async function measurePurchases({ buyers }: Options): Promise<Figure[]> {
  const academy = await openBenchApp();
  try {
    const quotes: number[] = [];
    const purchases: number[] = [];
    const plans = [{ type: 'oneTime' as const, amount: 14_900 }];
    const { priceIds } = await addPrices(academy, await addCourse(academy), plans);
    const priceId = priceIds[0] ?? 0;
    for (let count = 0; count < buyers; count += 1) {
      const buyer = `buyer-${count}`;
      await addPerson(academy, buyer);
      await saveCard(academy, buyer);
      const asked = await timed(() => orderFor(academy, buyer, priceId));
      quotes.push(asked.ms);
      purchases.push(await pay(academy, buyer, asked.value));
    }
    return [
      atMost(`quote, p95 of ${buyers}`, percentile(quotes, 0.95), budgets.quote, 'ms'),
      atMost(
        `purchase by card, p95 of ${buyers}`,
        percentile(purchases, 0.95),
        budgets.purchase,
        'ms',
      ),
    ];
  } finally {
    await academy.close();
  }
}

async function pay(academy: TestApp, buyer: string, body: Parameters<typeof order>[2]) {
  const { value, ms } = await timed(() => order(academy, buyer, body));
  if (value.body.state !== 'bought') throw new Error(JSON.stringify(value.body));
  return ms;
}

async function timed<Value>(call: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const begin = performance.now();
  return { value: await call(), ms: performance.now() - begin };
}
