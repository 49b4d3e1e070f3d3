import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { typeCard } from '../support/cards.ts';
import { choose } from '../support/choices.ts';
import { test } from '../support/journey.ts';
import { demo, grant, newLearner, signInAs } from '../support/learner.ts';
import { chooseCountry } from '../support/places.ts';

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
  await page.locator('p').filter({ hasText: email }).getByRole('link').first().click();
  await page.getByRole('link', { name: /identity\/confirm/ }).click();
  await page.getByLabel('New password', { exact: true }).fill('Night-Shift-2');
  await page.getByLabel('Repeat new password').fill('Night-Shift-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Comes by an invite link and buys on a sales page. */
async function buyBy(browser: Browser, link: string): Promise<string> {
  const page = await visitor(browser);
  await page.goto(link);
  await agree(page);
  const email = `petra-${randomUUID()}@example.org`;
  await page.goto('/checkout/network-engineer-intake');
  await page.getByRole('button', { name: /Cohort/ }).click();
  await page
    .getByRole('option', { name: /seats left/ })
    .first()
    .click();
  await page.getByLabel('First name').fill('Petra');
  await page.getByLabel('Last name').fill('Solano');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Street').fill('12 Ring Road');
  await page.getByRole('textbox', { name: 'City' }).fill('Chicago');
  await page.getByLabel('Zip', { exact: true }).fill('60614');
  await chooseCountry(page, 'United States');
  await choose(
    page.getByRole('button', { name: /T-shirt size/ }),
    page.getByRole('option', { name: 'M', exact: true }),
  );
  await typeCard(page, '4242424242424242');
  // A press of the mouse right after scrolling can hit the frame of the card that was there before.
  await page.getByRole('button', { name: 'Pay $1,992.00' }).press('Enter');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await openAccount(page, email);
  await page.context().close();
  return email;
}

test('a visitor buys by a link, the referrer withdraws, an admin approves with proof, and the board moves', async ({
  browser,
  context,
  office,
  page,
}) => {
  // Three people take their turns.
  test.setTimeout(120_000);
  const referrer = await newLearner(context, {});
  await page.goto('/');
  await page.getByRole('link', { name: 'Referral' }).click();
  await expect(page).toHaveURL('/referral/overview');
  const link = await page.getByRole('textbox', { name: 'Your invite link' }).inputValue();
  const buyer = await buyBy(browser, link);

  await page.reload();
  await expect(page.getByText('Petra S. enrolled')).toBeVisible();
  await expect(page.getByText('$398.40 held until the refund period ends')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw $0.00' })).toBeDisabled();
  await page.getByRole('link', { name: 'Contest' }).click();
  const own = page.getByRole('listitem').filter({ hasText: `You (${referrer.name}` });
  await expect(own).toContainText('1 enrollment');

  await grant({ email: buyer, daysLater: holdingDays });
  await page.goto('/referral');
  await page.getByRole('button', { name: 'Withdraw $398.40' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $398.40' }).click();
  await expect(page.getByText('A withdraw request is waiting for a decision.')).toBeVisible();

  await signInAs(office, demo('ada'));
  const desk = await office.newPage();
  await desk.goto('/admin/referral');
  await expect(desk).toHaveURL('/admin/referral/overview');
  await desk.getByRole('link', { name: 'Withdraw' }).click();
  await desk
    .getByRole('button', { name: `Decide on $398.40 for ${referrer.fullName}` })
    .first()
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reference of the transfer').fill(`UA-${randomUUID()}`);
  await dialog.getByLabel('Link to the proof').fill('https://bank.example/transfers/1');
  await dialog.getByLabel('Note').fill('Paid to bank');
  await dialog.getByRole('button', { name: 'Approve $398.40' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByText('Withdrawal approved')).toBeVisible();
  await expect(page.getByText('$398.40 paid out so far')).toBeVisible();
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
