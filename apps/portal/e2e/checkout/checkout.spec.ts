import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { answerBank, typeCard } from '../support/cards.ts';
import { choose } from '../support/choices.ts';
import { test } from '../support/journey.ts';
import { newLearner, signInAs } from '../support/learner.ts';
import { chooseCountry } from '../support/places.ts';

async function introduce(page: Page, email: string) {
  await page.getByLabel('First name').fill('Jonas');
  await page.getByLabel('Last name').fill('Petersen');
  await page.getByLabel('Email').fill(email);
}

/** Where the things of a course go, and what fits. */
async function sayWhere(page: Page) {
  await page.getByLabel('Street').fill('12 Ring Road');
  await page.getByRole('textbox', { name: 'City' }).fill('Chicago');
  await page.getByLabel('Zip', { exact: true }).fill('60614');
  await chooseCountry(page, 'United States');
  await choose(
    page.getByRole('button', { name: /T-shirt size/ }),
    page.getByRole('option', { name: 'M', exact: true }),
  );
}

test('a visitor buys on a checkout page after their first card was declined, and takes the smaller offer', {
  tag: '@gate',
}, async ({ page }) => {
  const email = `jonas-${randomUUID()}@example.org`;
  await page.goto('/checkout/ospf-in-practice');
  const pay = page.getByRole('button', { name: 'Pay $149.00' });
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await introduce(page, email);
  await sayWhere(page);

  await typeCard(page, '4000000000009995');
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('We were unable to process your payment.');
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await typeCard(page, '4242424242424242');
  await pay.click();
  await expect(page.getByText('OSPF in Practice is yours.')).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('Only the lab, then')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, add it for $9.00' }).click();

  await expect(page).toHaveURL('/checkout/ospf-in-practice/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'VLANs and Switching Foundations' })).toHaveAttribute(
    'href',
    '/courses/vlans-and-switching',
  );
  await expect(page.getByText('$158.00')).toBeVisible();
});

test('a visitor whose bank asks before the card is kept buys all the same', async ({ page }) => {
  await page.goto('/checkout/ospf-in-practice');
  await introduce(page, `jonas-${randomUUID()}@example.org`);
  await sayWhere(page);
  await typeCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await answerBank(page);
  await expect(page.getByText('OSPF in Practice is yours.')).toBeVisible();
});

test('a visitor whose bank asks each time confirms the order, and the offer after it', async ({
  page,
}) => {
  await page.goto('/checkout/ospf-in-practice');
  await introduce(page, `jonas-${randomUUID()}@example.org`);
  await sayWhere(page);
  await typeCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await answerBank(page);
  await expect(page.getByText('OSPF in Practice is yours.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, add it for $99.00' }).click();
  await answerBank(page);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('$248.00')).toBeVisible();
});

test('a visitor who bought opens the account by the mail, and begins', { tag: '@gate' }, async ({
  page,
}) => {
  const email = `jonas-${randomUUID()}@example.org`;
  await page.goto('/checkout/reading-the-wire');
  await introduce(page, email);
  await page.getByRole('button', { name: 'Get it free' }).click();
  await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();

  await page.goto('/mail');
  const mail = page.locator('p').filter({ hasText: email });
  await mail.getByRole('link').first().click();
  await page.getByRole('link', { name: /identity\/confirm/ }).click();
  await page.getByLabel('New password', { exact: true }).fill('Night-Shift-2');
  await page.getByLabel('Repeat new password').fill('Night-Shift-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('Night-Shift-2');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Jonas/ })).toBeVisible();
  await page.goto('/courses/reading-the-wire');
  await expect(page.getByRole('button', { name: 'Start learning' })).toBeVisible();
});

test('a plan bought with the address of an account is added, and charged to its card, once its owner agrees', async ({
  browser,
  page,
}) => {
  const owner = await newLearner(page.context(), {}, { card: '5555555555554444' });
  const products = async () =>
    (await owner.read<{ uniqueName: string }[]>('/me/modules')).map((one) => one.uniqueName);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/checkout/network-engineer-intake');
  await visitor.getByRole('radio', { name: /12/ }).check({ force: true });
  await introduce(visitor, owner.email);
  await sayWhere(visitor);
  await typeCard(visitor, '4242424242424242');
  await visitor.getByRole('button', { name: /^Pay / }).click();
  await expect(visitor.getByText('Network Engineer Program is yours.')).toBeVisible();

  await page.goto('/mail');
  await page.locator('p').filter({ hasText: owner.email }).getByRole('link').first().click();
  await page.getByRole('link', { name: /claim=/ }).click();
  const add = page.getByRole('button', { name: 'Add to my account' });
  await expect(add).toBeVisible();
  await expect(
    page.getByText(/\$184\.00 is charged to Mastercard .*4444 each month/),
  ).toBeVisible();
  expect(await products()).not.toContain('network-engineer');
  await add.click();
  await expect(add).toBeHidden();
  await expect.poll(products).toContain('network-engineer');
});

test('a customer buys with their account and their saved card', async ({ page }) => {
  const learner = await newLearner(page.context(), {}, { card: '5555555555554444' });
  await page.goto('/checkout/vlans-evening');
  await expect(page.getByText(learner.email)).toBeVisible();
  await expect(page.getByText('Your saved card is charged.')).toBeVisible();
  await page.getByText('Yes, add Trunk repair').click();
  await page.route('https://example.org/**', (route) => route.fulfill({ body: 'Welcome' }));
  await page.getByRole('button', { name: 'Pay $168.00' }).click();
  await expect(page).toHaveURL('https://example.org/welcome-to-switching');
  const own = await learner.read<{ uniqueName: string }[]>('/me/modules');
  expect(own.map(({ uniqueName }) => uniqueName)).toEqual(
    expect.arrayContaining(['vlans-and-switching', 'trunk-repair']),
  );
});

test('a customer pays one order with credits alone, and a part of the next', async ({
  browser,
  page,
}) => {
  const learner = await newLearner(page.context(), {}, { card: '4242424242424242' });
  const { id } = await learner.read<{ id: number }>('/me');
  const admin = await signInAs(await browser.newContext(), { role: 'admin' });
  await admin.call('POST', `/management/users/${id}/credits`, {
    ...{ requestId: randomUUID(), kind: 'give', amount: 20_000, currency: 'USD' },
    logMessage: 'The lab was down for a week',
  });
  await page.goto('/checkout/vlans-evening');
  await page.getByText('Use my credits ($200.00)').click();
  await expect(page.getByText(/no payment method is needed/)).toBeVisible();
  await page.route('https://example.org/**', (route) => route.fulfill({ body: 'Welcome' }));
  await page.getByRole('button', { name: 'Pay with credits' }).click();
  await expect(page).toHaveURL('https://example.org/welcome-to-switching');

  await page.goto('/checkout/ospf-in-practice');
  await sayWhere(page);
  await page.getByText('Use my credits ($51.00)').click();
  await page.getByRole('button', { name: 'Pay $98.00' }).click();
  await expect(page.getByText('OSPF in Practice is yours.')).toBeVisible();
  expect(await learner.read('/me/credits')).toEqual({ count: 0, balances: [] });
  await page.goto('/billing');
  await expect(page.getByRole('row', { name: /OSPF in Practice/ })).toContainText('$98.00');
  await expect(page.getByRole('row', { name: /VLANs and Switching/ })).toContainText('$0.00');
});
