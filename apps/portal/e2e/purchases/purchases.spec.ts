import { expect, type Page } from '@playwright/test';
import { buy } from '../support/buying.ts';
import { answerBank, approveWallet, typeCard } from '../support/cards.ts';
import { choose } from '../support/choices.ts';
import { test } from '../support/journey.ts';
import { demo, newLearner, signInAs } from '../support/learner.ts';
import { chooseCountry } from '../support/places.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).click();

interface Program {
  module: { userCohort: { name: string } | null };
}

test('a course is bought by card with a coupon, an order bump and an offer after it', {
  tag: '@gate',
}, async ({ context, page }) => {
  const learner = await newLearner(context, {});
  await page.goto('/courses/ospf-in-practice');
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(page).toHaveURL(/\?in-app=\d+$/);
  const coupon = dialog(page).getByRole('textbox', { name: 'Coupon' });
  await coupon.fill('WELCOME');
  await press(page, 'Apply');
  await expect(coupon).toHaveAccessibleDescription('Invalid coupon');
  await coupon.fill('nightshift20');
  await press(page, 'Apply');
  await expect(dialog(page).getByRole('button', { name: 'Pay $119.20' })).toBeEnabled();
  await dialog(page).getByText('Yes, add the OSPF adjacency clinic').click();
  await expect(dialog(page).getByRole('button', { name: 'Pay $148.20' })).toBeEnabled();
  await typeCard(page, '4242424242424242');
  await press(page, 'Pay $148.20');
  await press(page, 'Add it for $79.00');
  // Another course comes first.
  await press(page, 'Open VLANs and Switching Foundations');
  await expect(page).toHaveURL('/courses/vlans-and-switching');
  const own = await learner.read<{ uniqueName: string }[]>('/me/modules');
  expect(own.map(({ uniqueName }) => uniqueName)).toEqual(
    expect.arrayContaining(['ospf-in-practice', 'two-site-wan']),
  );
});

test('a declined payment returns to the form, and another card pays', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/?in-app=vlans-and-switching&type=2');
  await typeCard(page, '4000000000000341');
  await press(page, 'Pay $149.00');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByText('Another card').click();
  await typeCard(page, '4242424242424242');
  await press(page, 'Pay $149.00');
  await press(page, 'Start learning');
  await expect(page).toHaveURL('/courses/vlans-and-switching');
});

test('a bank that asks is answered in the page, and the payment goes on', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/?in-app=vlans-and-switching&type=2');
  await typeCard(page, '4000002760003184');
  await press(page, 'Pay $149.00');
  await press(page, 'Continue to my bank');
  await answerBank(page);
  await press(page, 'Start learning');
  await expect(page).toHaveURL('/courses/vlans-and-switching');
});

test('a bank that asks before its card is kept is answered in the page too', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/?in-app=vlans-and-switching&type=2');
  await typeCard(page, '4000002500003155');
  await press(page, 'Pay $149.00');
  await answerBank(page);
  await press(page, 'Start learning');
  await expect(page).toHaveURL('/courses/vlans-and-switching');
});

test('a free course needs no card', { tag: '@gate' }, async ({ context, page }) => {
  await newLearner(context, {});
  await page.goto('/courses/networks-from-zero');
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL(/\/courses\/networks-from-zero\/sections\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that asks for nothing sold loses the question, and so does a closed purchase', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/courses?in-app=nothing&coupon=X&search=ospf');
  await expect(page).toHaveURL(/\/courses\?search=ospf$/);
  await expect(dialog(page)).toBeHidden();
  await page.goto('/courses/ospf-in-practice?in-app=ospf-in-practice&type=2&coupon=NIGHTSHIFT20');
  await expect(dialog(page).getByRole('button', { name: 'Pay $119.20' })).toBeEnabled();
  await press(page, 'Close');
  await expect(page).toHaveURL('/courses/ospf-in-practice');
});

test('a wallet is approved in its own window, and pays', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  await page.goto('/?in-app=vlans-and-switching&type=2');
  await approveWallet(page, () => press(page, 'Connect a wallet'));
  await expect(dialog(page).getByRole('radio', { name: 'Wallet buyer@wallet.test' })).toBeChecked();
  await press(page, 'Pay $149.00');
  await press(page, 'Start learning');
  await expect(page).toHaveURL('/courses/vlans-and-switching');
  const { data } = await learner.read<{ data: { paymentType: string }[] }>('/me/purchases');
  expect(data.map(({ paymentType }) => paymentType)).toEqual(['wallet']);
});

test('a product with an agreement leads to it once it is bought', async ({ context, page }) => {
  await newLearner(context, {}, { card: '4242424242424242' });
  await page.goto('/?in-app=branch-office&type=8');
  await press(page, 'Pay $299.00');
  await press(page, 'Continue to the terms');
  await expect(page).toHaveURL(/\/terms\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Sign the agreement' })).toBeVisible();
});

test('an owner of what a program replaces pays its bridging price, and keeps the new one only', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, {}, { card: '4242424242424242' });
  const old = await buy(learner, { type: 'oneTime', uniqueName: 'first-responder' });
  const asked = page.waitForRequest((one) => one.url().includes('isMigration=true'));
  await page.goto('/?in-app=security-analyst&type=1&replaced-product=first-responder');
  await asked;
  await choose(
    dialog(page).getByRole('button', { name: /T-shirt size/ }),
    page.getByRole('option', { name: 'XL', exact: true }),
  );
  await press(page, 'Pay $990.00');
  await expect(dialog(page).getByText(/is yours now/)).toBeVisible();
  const { status } = await learner.read<{ status: string }>(`/me/purchases/${old.purchaseId}`);
  expect(status).toBe('expired');
});

test('a program asks for the cohort, where its kit goes, and the size of a t-shirt', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, {}, { card: '4242424242424242' });
  await page.goto('/?in-app=network-engineer&type=1&coupon=NIGHTSHIFT20');
  const pay = dialog(page).getByRole('button', { name: 'Pay $1,992.00' });
  await expect(pay).toBeVisible();
  await expect(pay).toBeDisabled();
  await dialog(page).getByLabel('Street').fill('12 Ring Road');
  await dialog(page).getByRole('textbox', { name: 'City' }).fill('Chicago');
  await dialog(page).getByLabel('Zip').fill('60614');
  await chooseCountry(dialog(page), 'United States', page);
  await choose(
    dialog(page).getByRole('button', { name: /T-shirt size/ }),
    page.getByRole('option', { name: 'XL', exact: true }),
  );
  const cohort = dialog(page).getByRole('button', { name: /Cohort/ });
  await expect(cohort).toContainText('Second evening group');
  await pay.click();
  await expect(dialog(page).getByText('Network Engineer Program is yours now.')).toBeVisible();
  await press(page, 'No, thank you');
  await press(page, 'Continue');
  await expect(page).toHaveURL('/programs/network-engineer/survey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before your first week');
  const [program] = await learner.read<{ id: number }[]>('/me/modules?uniqueName=network-engineer');
  const { module } = await learner.read<Program>(`/me/modules/${program?.id}/details`);
  expect(module.userCohort?.name).toBe('Second evening group');
});

test('a product whose purchase expired says so, and is offered again', async ({
  context,
  page,
}) => {
  const { email } = demo('edda');
  await signInAs(context, { email });
  await page.goto('/projects/soc-triage-week');
  await expect(
    page.getByText('Your access to this product has expired. Purchase it again to renew it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Pay $99.00' })).toBeVisible();
});
