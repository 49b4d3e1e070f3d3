import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { buy } from '../support/buying.ts';
import { approveWallet, typeCard } from '../support/cards.ts';
import { test } from '../support/journey.ts';
import { grant, newLearner, signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

/** Types a test card into the provider's frame, and saves it. */
async function enterCard(page: Page, number: string) {
  const dialog = page.getByRole('dialog');
  await typeCard(dialog, number);
  await dialog.getByRole('button', { name: 'Save card' }).click();
}

test('a card is added, one that is refused changes nothing, and another takes its place', async ({
  page,
}) => {
  await newLearner(page.context(), {});
  await page.goto('/billing');
  await expect(page.getByText('Receipts appear here after your first payment.')).toBeVisible();
  await page.getByRole('button', { name: 'Add card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Replace' }).click();
  await enterCard(page, '4000000000000002');
  const replacing = page.getByRole('dialog', { name: 'Replace the card' });
  const field = replacing.locator('iframe[title="Card"]').contentFrame();
  await expect(field.getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await enterCard(page, '5555555555554444');
  await expect(page.getByText('Mastercard •••• 4444')).toBeVisible();
});

test('a plan is paid off after a review, and its receipt leaves as a PDF', async ({ page }) => {
  const learner = await newLearner(page.context(), {});
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Add card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  const { name } = await buy(learner, { type: 'paymentPlan' });
  await page.reload();
  await page.getByRole('button', { name: 'Pay off' }).click();
  const dialog = page.getByRole('dialog', { name: `Pay off ${name}?` });
  await expect(dialog.getByText('Visa 4242')).toBeVisible();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('paid in full')).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Receipt for/ })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a subscription is cancelled after a review, and goes on again free of charge', async ({
  page,
}) => {
  const learner = await newLearner(page.context(), {});
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Add card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  const { name } = await buy(learner, { type: 'subscription' });
  await page.reload();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${name}?` });
  await expect(dialog.getByText(/^You keep full access until/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  const again = page.getByRole('dialog', { name: `Reactivate ${name}?` });
  await expect(again.getByText(/Nothing is charged today/)).toBeVisible();
  await again.getByRole('button', { name: 'Reactivate' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a declined month warns, then limits access to billing, and paying there opens everything again', {
  tag: '@gate',
}, async ({ page }) => {
  const learner = await newLearner(page.context(), {}, { card: '4000000000000044' });
  const course = await buy(learner, { type: 'paymentPlan', uniqueName: 'vlans-and-switching' });
  const { email } = learner;
  await grant({ email, daysLater: 32 });
  await page.goto('/billing');
  await expect(
    page.getByText('We were unable to process your payment. Update your card and try again.'),
  ).toBeVisible();
  await expect(page.getByText(/You keep full access for 29 more days/)).toBeVisible();

  await grant({ email, daysLater: 31 });
  await page.goto(`/courses/${course.uniqueName}`);
  await expect(page).toHaveURL('/billing');
  const frozen = page.getByRole('region', { name: 'Your access is limited' });
  await expect(frozen.getByText(/for VLANs and Switching.* has been due since/)).toBeVisible();
  await expect(frozen.getByText(/^Lessons, labs, exams and mentors are locked/)).toBeVisible();
  await frozen.getByRole('button', { name: 'Update card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await frozen.getByRole('button', { name: /^Pay \$/ }).click();
  const dialog = page.getByRole('dialog', { name: `Pay for ${course.name}?` });
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(frozen).toBeHidden();
  await page.goto(`/courses/${course.uniqueName}`);
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
});

test('a wallet is connected, pays, and is disconnected once a card takes over', async ({
  page,
}) => {
  const learner = await newLearner(page.context(), {});
  await page.goto('/billing');
  await approveWallet(page, () => page.getByRole('button', { name: 'Connect' }).click());
  await expect(page.getByText('buyer@wallet.test')).toBeVisible();
  const { name } = await buy(learner, { type: 'subscription' });
  await page.reload();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect PayPal?' });
  await expect(dialog.getByText(`It pays for ${name}. Add a card first`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Add card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Disconnect PayPal?' });
  await expect(
    confirmation.getByText(`${name} will be charged to Visa 4242 from the next payment on.`),
  ).toBeVisible();
  await confirmation.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No wallet connected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  const { data } = await learner.read<{ data: { paymentType: string }[] }>('/me/purchases');
  expect(data.map(({ paymentType }) => paymentType)).toEqual(['card']);
});

test('a wallet whose authorisation ends soon is authorised again', async ({ page }) => {
  const { email } = await newLearner(page.context(), {});
  await page.goto('/billing');
  await approveWallet(page, () => page.getByRole('button', { name: 'Connect' }).click());
  await expect(page.getByText('buyer@wallet.test')).toBeVisible();
  const notice = page.getByText(/^Authorisation ends in \d+ days\./);
  await expect(notice).toBeHidden();
  await grant({ email, daysLater: 170 });
  await page.reload();
  await expect(notice).toBeVisible();
  await approveWallet(page, () => page.getByRole('button', { name: 'Re-authorise' }).click());
  await expect(notice).toBeHidden();
  await expect(page.getByText('buyer@wallet.test')).toBeVisible();
});

test('a refund ends what was paid for, and not what a bundle opens as well', async ({
  page,
  office,
}) => {
  const learner = await newLearner(page.context(), {}, { card: '4242424242424242' });
  const course = await buy(learner, { type: 'oneTime', uniqueName: 'access-lists-and-firewalls' });
  await buy(learner, { type: 'oneTime', uniqueName: 'first-responder' });
  await page.goto(`/billing/purchases/${course.purchaseId}`);
  await page.getByRole('button', { name: 'Request a refund' }).click();
  const asking = page.getByRole('dialog', { name: `Request a refund for ${course.name}` });
  await asking.getByLabel('Why would you like a refund?').fill('The bundle has it too.');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Refund requested')).toBeVisible();

  await signInAs(office, { role: 'admin' });
  const desk = await office.newPage();
  await desk.goto(`/admin/users/${learner.id}`);
  await desk.getByRole('link', { name: /^Purchases/ }).click();
  await desk.getByRole('button', { name: `Manage ${course.name}` }).click();
  await desk.getByRole('menuitem', { name: /^Refund/ }).click();
  const refund = desk.getByRole('dialog');
  await refund.getByText('Whole product').click();
  await refund.getByRole('textbox', { name: /^Reason/ }).fill('Bought twice');
  await refund.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(refund).toBeHidden();

  await page.reload();
  await expect(page.getByText('Fully refunded')).toBeVisible();
  const [lesson] = await learner.lessons(course.uniqueName);
  await page.goto(lesson?.path ?? '');
  await expect(page.getByRole('heading', { level: 1, name: lesson?.name ?? '' })).toBeVisible();
});
