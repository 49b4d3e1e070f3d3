import type { Browser } from '@playwright/test';
import { newLearner, signInAs } from './learner.ts';

interface Offer {
  data: {
    product: { name: string };
    cohorts: object[];
    offers: { prices: { id: number; type: string }[] }[];
  }[];
}

/** A learner whom an admin sold a product, paid elsewhere. */
export async function soldTo(browser: Browser, name: [first: string, last: string]) {
  const context = await browser.newContext();
  const learner = await newLearner(context, {});
  await learner.call('PATCH', '/me', { firstName: name[0], lastName: name[1] });
  const { id } = await learner.read<{ id: number }>('/me');
  const admin = await signInAs(await browser.newContext(), { role: 'admin' });
  const base = `/management/users/${id}`;
  const { data } = await admin.read<Offer>(`${base}/purchasable-modules?pageSize=100`);
  // A program would ask for its cohort.
  const found = data
    .filter(({ cohorts }) => cohorts.length === 0)
    .flatMap(({ product, offers }) =>
      offers
        .flatMap(({ prices }) => prices)
        .filter(({ type }) => type === 'oneTime')
        .map((price) => ({ product: product.name, priceId: price.id })),
    )[0];
  if (!found) throw new Error('Nothing is sold at once.');
  await admin.call('POST', `${base}/purchases`, {
    priceId: found.priceId,
    paymentType: 'offline',
    requestId: crypto.randomUUID(),
    managementContext: { logMessage: 'Paid by bank transfer' },
  });
  return { id, product: found.product, learner };
}
