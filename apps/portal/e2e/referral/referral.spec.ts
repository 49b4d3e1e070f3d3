import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { buildCheckoutPage, buyOnCheckoutPage } from '../support/build-checkout-page.ts';
import { test } from '../support/journey.ts';
import { demo, grant, newLearner, signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

/** The days after which a reward is the referrer's. */
const holdingDays = 31;

/** A browser that was never asked what may be stored. */
const visitor = async (browser: Browser) => (await browser.newContext()).newPage();

/** Answers the question on a page, and waits until the link is counted. */
async function agree(page: Page) {
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/referrals/clicks'));
  await page.getByRole('button', { name: /^Allow/ }).click();
  expect((await counted).status()).toBe(204);
  const kept = await page.context().cookies();
  expect(kept.find(({ name }) => name === 'uplink_invite')).toBeDefined();
}

/** What no one opens is refunded after a while, and the reward with it. */
async function openAccount(page: Page, email: string) {
  await page.goto('/mail');
  const mails = page.locator('p').filter({ hasText: email });
  await mails.getByRole('link', { name: /Your account for/ }).click();
  await page.getByRole('link', { name: /identity\/confirm/ }).click();
  await page.getByLabel('New password', { exact: true }).fill('Night-Shift-2');
  await page.getByLabel('Repeat new password').fill('Night-Shift-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Builds a checkout page as marketing does; answers where it is. */
async function buildPage(browser: Browser): Promise<string> {
  const desk = await visitor(browser);
  await signInAs(desk.context(), { role: 'marketing' });
  const path = await buildCheckoutPage(desk);
  await desk.context().close();
  return path;
}

/** Comes by an invite link and buys on a checkout page. */
async function buyBy(browser: Browser, link: string, path: string): Promise<string> {
  const page = await visitor(browser);
  await page.goto(link);
  await agree(page);
  const email = await buyOnCheckoutPage(page, path);
  await openAccount(page, email);
  await page.context().close();
  return email;
}

test('marketing builds a checkout page, a visitor buys on it by a link, the referrer withdraws, an admin approves with proof, and the board moves', async ({
  browser,
  context,
  office,
  page,
}) => {
  // Four people take their turns, and each part of the page saves itself after a pause.
  test.setTimeout(240_000);
  const path = await buildPage(browser);
  const referrer = await newLearner(context, {});
  await page.goto('/');
  await page.getByRole('link', { name: 'Referral' }).click();
  await expect(page).toHaveURL('/referral/overview');
  const link = await page.getByRole('textbox', { name: 'Your invite link' }).inputValue();
  const buyer = await buyBy(browser, link, path);

  await page.reload();
  await expect(page.getByText('Petra S. enrolled')).toBeVisible();
  await expect(page.getByText('$69.60 held until the refund period ends')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw $0.00' })).toBeDisabled();
  await page.getByRole('link', { name: 'Contest' }).click();
  const own = page.getByRole('listitem').filter({ hasText: `You (${referrer.name}` });
  await expect(own).toContainText('1 enrollment');

  await grant({ email: buyer, daysLater: holdingDays });
  await page.goto('/referral');
  await page.getByRole('button', { name: 'Withdraw $69.60' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $69.60' }).click();
  await expect(page.getByText('A withdrawal request is waiting for a decision.')).toBeVisible();

  await signInAs(office, demo('ada'));
  const desk = await office.newPage();
  await desk.goto('/admin/referral');
  await expect(desk).toHaveURL('/admin/referral/overview');
  await desk.getByRole('link', { name: 'Withdraw' }).click();
  await desk
    .getByRole('button', { name: `Decide on $69.60 for ${referrer.fullName}` })
    .first()
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Transfer reference').fill(`UA-${randomUUID()}`);
  await dialog.getByLabel('Link to the proof').fill('https://bank.example/transfers/1');
  await dialog.getByLabel('Note').fill('Paid to bank');
  await dialog.getByRole('button', { name: 'Approve $69.60' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByText('Withdrawal approved')).toBeVisible();
  await expect(page.getByText('$69.60 paid out so far')).toBeVisible();
  const approved = page.getByText('Approved', { exact: true });
  await expect(
    page.getByRole('region', { name: 'Balance' }).filter({ has: approved }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: approved })).toBeVisible();
});

test('a link counts also for a visitor who agrees on a later page, and nothing is stored before', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/i/maya');
  await page.getByRole('link', { name: 'See the programs' }).click();
  await expect(page).toHaveURL('/programs#invite=maya');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy#invite=maya');
  const stored = await page.context().cookies();
  expect(stored.map(({ name }) => name)).not.toContain('uplink_invite');
  await agree(page);
  await page.context().close();
});
