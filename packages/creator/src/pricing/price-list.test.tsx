import { useQuery } from '@tanstack/react-query';
import { creatorModuleQuery, UplinkProvider, useUplink } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { couponsFixture, defaultPricesFixture, pricePreviewFixture } from './pricing.fixture.ts';
import { ProductPrices } from './product-prices.tsx';

let isSaved = false;
const prices = { ...defaultPricesFixture, running: [] };
const client = createTestClient({
  'GET /creator/me/modules/14': () =>
    Response.json({ ...productFixture, missing: isSaved ? [] : ['price'] }),
  'GET /creator/me/modules/14/coupons': couponsFixture,
  'GET /creator/me/modules/14/coupons/DEFAULT/prices': prices,
  'POST /creator/me/modules/14/coupons/1/prices/preview': { ...pricePreviewFixture, running: [] },
  'PUT /creator/me/modules/14/coupons/1/prices': () => {
    isSaved = true;
    return Response.json(prices);
  },
});

/** What stands above the prices: it says what a product lacks to be published. */
function Missing() {
  const { data } = useQuery(creatorModuleQuery(useUplink(), 14));
  return <output>{data?.missing.length}</output>;
}

test('the product is read again once its prices are saved', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UplinkProvider client={client}>
      <Missing />
      <ProductPrices productId={14} />
    </UplinkProvider>,
  );
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Edit Payment plan' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Total' }), '150');
  await userEvent.click(page.getByRole('button', { name: 'Save prices' }));
  await expect.element(page.getByText('0', { exact: true })).toBeVisible();
  root.unmount();
});
