import { expect, type Page } from '@playwright/test';
import { keyboard, tick } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { type Learner, newLearner, visitAs } from '../support/learner.ts';

const exam = 'vlans-and-switching-exam';

const title = 'VLANs and Switching: final exam';

const bought = { 'vlans-and-switching': 1 };

const saved = /^Draft saved at/;

interface Attempt {
  id: number;
  status: string;
  answers: { version: number; answerIds: number[]; text: string | null }[];
}

/** What the server holds of the attempt that is open. */
async function openAttempt(learner: Learner): Promise<Attempt> {
  const { openAttempt: open } = await learner.read<{ openAttempt: { id: number } }>(
    `/exams/${exam}`,
  );
  return learner.read<Attempt>(`/me/exams/attempts/${open.id}`);
}

const savedIn = ({ answers }: Attempt) => answers.filter(({ version }) => version > 0);

/** A radio button of the first question that has some, clear of the bar at the foot. */
async function inSight(page: Page, index: number) {
  const radio = page.getByRole('radiogroup').first().getByRole('radio').nth(index);
  await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return radio;
}

async function pick(page: Page, index: number) {
  await tick(await inSight(page, index));
}

async function start(page: Page) {
  await page.goto(`/exam/${exam}`);
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
}

const hands = keyboard;

test('an exam from the list to its results, by keyboard alone', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, bought);
  await page.goto('/');
  await hands.press(page.getByRole('link', { name: 'Exams', exact: true }));
  await hands.press(page.getByRole('link', { name: new RegExp(`${title}.*Not started`) }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  // The page is for the exam: neither header nor side navigation.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Billing' })).toBeHidden();
  await hands.press(page.getByRole('button', { name: 'Start the exam' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await test.step('answers are saved one by one and are there after a reload', async () => {
    await hands.pick(await inSight(page, 0));
    await hands.write(page.getByLabel(/^Blank in question/).first(), 'something');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByText('2 of 10 answered')).toBeVisible();
    await expect.poll(async () => savedIn(await openAttempt(learner)).length).toBe(2);
    await page.reload();
    await expect(page.getByText('2 of 10 answered')).toBeVisible();
    await expect(page.getByLabel(/^Blank in question/).first()).toHaveValue('something');
  });
  await test.step('hand in and see the results', async () => {
    await hands.press(page.getByRole('button', { name: 'Hand in' }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('8 questions are not answered.');
    await hands.press(dialog.getByRole('button', { name: 'Hand in' }));
    await expect(page).toHaveURL(`/exam/${exam}/results`);
    await expect(page.getByText('Not passed').first()).toBeVisible();
    await expect(page.getByText(/^The next attempt opens on/)).toBeVisible();
  });
  await hands.press(page.getByRole('link', { name: 'All exams', exact: true }));
  await expect(page.getByRole('link', { name: new RegExp(`${title}.*Not passed`) })).toBeVisible();
});

test('an exam goes on on another device, and an end there is an end here', {
  tag: '@gate',
}, async ({ context, office, page }) => {
  const learner = await newLearner(context, bought);
  await start(page);
  await pick(page, 1);
  await expect(page.getByText(saved)).toBeVisible();
  const questions = await page.getByRole('heading', { level: 2 }).allTextContents();

  const phone = await visitAs(office, { email: learner.email }, `/exam/${exam}`);
  await expect(phone.getByText('1 of 10 answered')).toBeVisible();
  expect(await phone.getByRole('heading', { level: 2 }).allTextContents()).toEqual(questions);
  await phone.getByRole('button', { name: 'Hand in' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(phone).toHaveURL(/\/results$/);

  await pick(page, 0);
  await expect(page).toHaveURL(/\/results$/);
  expect(
    (await learner.read<{ attempts: unknown[] }>(`/exams/${exam}/results`)).attempts,
  ).toHaveLength(1);
});

test('answers given offline are kept, told of, and sent when the link is back', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, bought);
  await start(page);
  await context.setOffline(true);
  await page
    .getByLabel(/^Blank in question/)
    .first()
    .fill('a frame');
  await expect(page.getByText(/^You are offline\. Answers are kept here/)).toBeVisible();
  await expect(page.getByText(saved)).toBeHidden();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved yet' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(saved)).toBeVisible();
  const [answer] = savedIn(await openAttempt(learner));
  expect(answer?.text).toBe('a frame');
});

test('the end comes with three warnings, and then by itself', async ({ context, page }) => {
  test.setTimeout(120_000);
  const learner = await newLearner(context, bought);
  await start(page);
  await pick(page, 0);
  await expect(page.getByText(saved)).toBeVisible();
  const { id } = await openAttempt(learner);
  let leftMs = 0;
  // The time is the server's: a page is shown less of it, not another clock.
  await page.route(`**/me/exams/attempts/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const attempt = (await response.json()) as { serverTime: string };
    const deadline = new Date(Date.parse(attempt.serverTime) + leftMs).toISOString();
    await route.fulfill({ response, json: { ...attempt, deadline } });
  });
  for (const [minutes, words] of [
    [10, 'Less than 10 minutes left.'],
    [5, 'Less than 5 minutes left.'],
    [1, 'Less than a minute left.'],
  ] as const) {
    leftMs = minutes * 60_000 + 2000;
    await page.reload();
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
    const spoken = page.getByRole('status').filter({ hasText: words });
    await expect(spoken).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(09:5|04:5|00:5)/);
  }
  leftMs = 3000;
  await page.reload();
  await expect(page).toHaveURL(/\/results$/, { timeout: 15_000 });
  await expect(page.getByText(/^Handed in/).first()).toBeVisible();
});

test('an exam of a product that is not one’s own says what opens it', async ({ context, page }) => {
  await newLearner(context, bought);
  await page.goto('/exam/network-engineer-exam');
  await expect(page.getByRole('heading', { level: 1, name: 'Not open yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
});
