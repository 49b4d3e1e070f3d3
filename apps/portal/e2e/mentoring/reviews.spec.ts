import { expect, type Page } from '@playwright/test';
import { fileInput } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { demo, grant, newLearner, signInAs, visitAs } from '../support/learner.ts';
import { openLesson } from '../support/open-lesson.ts';
import { answerQuiz } from '../support/people.ts';

const mentor = { mentorOf: 'access-lists-and-firewalls' };
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
const worksheet = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Wildcard/ });
/** Its row says who reviews it. */
const reviewerOf = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^Wildcard/ }) })
    .getByRole('gridcell')
    .nth(2);

/** Whose worksheet waits for review, in its second version. */
const waiting = () =>
  grant({
    products: { 'vlans-and-switching': 9, 'access-lists-and-firewalls': 2 },
    waiting: 'access-lists-and-firewalls-02-wildcard-masks',
  });

test('of two mentors one takes a submission, and the other is told who has it', {
  tag: '@gate',
}, async ({ context, office }) => {
  const { id } = await waiting();
  const inbox = `/inbox/homework?status=pending&user=${id}`;
  const pages = [
    await visitAs(context, mentor, inbox),
    await visitAs(office, mentor, inbox),
  ] as const;
  for (const page of pages) {
    await worksheet(page).click();
    await expect(page.getByText(/^No one is reviewing this/)).toBeVisible();
  }
  const takes = pages.map((page) => page.getByRole('button', { name: 'Claim' }));
  await Promise.all(takes.map((take) => take.click()));
  await expect
    .poll(async () => {
      const own = await Promise.all(pages.map((page) => page.getByText(/^It's yours/).count()));
      const others = await Promise.all(
        pages.map((page) => page.getByText(/has had it since/).count()),
      );
      return [own.reduce((sum, one) => sum + one), others.reduce((sum, one) => sum + one)];
    })
    .toEqual([1, 1]);
  const isFirst = (await pages[0].getByText(/^It's yours/).count()) === 1;
  const [holder, other] = isFirst ? pages : [pages[1], pages[0]];
  await expect(other.getByRole('button', { name: 'Accept homework' })).toBeDisabled();
  await other.goto(inbox);
  await expect(reviewerOf(other)).not.toHaveText('Free');

  // Given back, it is everyone's again.
  await holder.getByRole('button', { name: 'Release' }).click();
  await expect(holder.getByText(/^No one is reviewing this/)).toBeVisible();
  await other.reload();
  await expect(worksheet(other)).toBeVisible();
  await expect(reviewerOf(other)).toHaveText('Free');
});

test('what was handed in before stands beside it, and a snippet goes into the words', async ({
  context,
  page,
}) => {
  const { id } = await waiting();
  await signInAs(context, demo('daniel'));
  await page.goto(`/inbox/homework?status=pending&kind=DIGITIZE&user=${id}`);
  await expect(page.getByRole('radio', { name: 'Worksheets' })).toBeChecked();
  await worksheet(page).click();
  await expect(page.getByRole('heading', { name: 'Version 2, now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Version 1, before' })).toBeVisible();
  await expect(page.getByText(/^\d answers differ\.$/)).toBeVisible();
  await expect(page.getByText('I do not know.')).toBeVisible();
  await page.getByRole('button', { name: 'Snippets' }).click();
  await page.getByRole('button', { name: 'Insert Show the output' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Add the output you read this from\./,
  );
  // Not sent: what is written stays on this device until it is.
  await page.getByRole('textbox', { name: 'Message' }).fill('');
});

test('the filters of an inbox survive a reload and the way back', async ({ context, page }) => {
  await signInAs(context, demo('daniel'));
  await page.goto('/inbox/homework');
  await page.getByRole('radio', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/status=complete/);
  await page.getByRole('combobox', { name: 'Learner' }).fill('oka');
  await page.getByRole('option', { name: 'Maya Okafor' }).click();
  await expect(page).toHaveURL(/user=\d+/);
  await page.getByRole('button', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: '10 per page' }).click();
  await expect(page).toHaveURL(/size=10/);
  const rows = page.getByRole('main').getByRole('rowheader').getByRole('link');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Complete' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Only Maya Okafor/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Rows per page/ })).toContainText('10 per page');
  for (const row of await rows.all()) await expect(row).toContainText('Maya Okafor');
  await page.goBack();
  await expect(page).not.toHaveURL(/size=10/);
  await expect(page.getByRole('button', { name: /^Only Maya Okafor/ })).toBeVisible();
  await page.getByRole('button', { name: /^Only Maya Okafor/ }).click();
  await expect(page).not.toHaveURL(/user=/);
});

test('an inbox is paged and sorted in the address, and the way back is the page before', async ({
  context,
  page,
}) => {
  await signInAs(context, demo('daniel'));
  await page.goto('/inbox/homework?size=2');
  const rows = page.getByRole('main').getByRole('rowheader');
  await expect(rows).toHaveCount(2);
  const first = await rows.allTextContents();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(rows.first()).not.toHaveText(first[0] ?? '');
  const second = await rows.allTextContents();
  await page.reload();
  await expect(rows).toHaveText(second);
  await page.goBack();
  await expect(page).not.toHaveURL(/cursor=/);
  await expect(rows).toHaveText(first);
  await page.goForward();
  await expect(rows).toHaveText(second);
  await page.getByRole('radio', { name: /^Complete/ }).click();
  await expect(page).toHaveURL(/status=complete/);
  await expect(page).not.toHaveURL(/cursor=/);
  await page.getByRole('columnheader', { name: 'Handed in' }).click();
  await expect(page).toHaveURL(/sort=submittedAt/);
  await expect(page.getByRole('columnheader', { name: 'Handed in' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('two attempts at a quiz stand beside each other', async ({ context, office, page }) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 3 });
  const [, , , lesson] = await learner.lessons('vlans-and-switching');
  for (const isFirst of [true, false]) {
    await page.goto(`${lesson?.path}/quiz`);
    await answerQuiz(page);
    const other = page.getByRole('radiogroup').first().getByRole('radio').last();
    if (!isFirst) await other.check({ force: true });
    await page.getByRole('button', { name: 'Submit answers' }).click();
    await expect(page.getByText(/^Submitted /)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Attempt 2.*Shown here/ })).toBeVisible();

  // All learners of journeys have one name: the list is of this one alone.
  const reviewer = await visitAs(office, demo('daniel'), `/inbox/quiz?user=${learner.id}`);
  await reviewer
    .getByRole('main')
    .getByRole('link', { name: new RegExp(learner.name) })
    .first()
    .click();
  await expect(reviewer.getByRole('link', { name: /^Attempt 1/ })).toBeVisible();
  await expect(reviewer.getByText('Attempt 1:').first()).toBeVisible();
});

test('work under review lies in the inbox: trail and menu say so', async ({ context, page }) => {
  const { id } = await waiting();
  await signInAs(context, demo('daniel'));
  await page.goto(`/inbox/homework?user=${id}&status=pending`);
  await worksheet(page).click();
  await expect(page).toHaveURL(/\/homeworks\/\d+\/submissions\/\d+$/);
  const trail = page.getByRole('banner').getByRole('listitem');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(trail).toHaveCount(3);
    await expect(trail.nth(0)).toHaveText('Inbox');
    await expect(trail.nth(1)).toHaveText('Homework to review');
    await expect(menu.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: /^Homeworks/ })).not.toHaveAttribute(
      'aria-current',
    );
  }
  await trail.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homework to review' })).toBeVisible();
});

test('a mentor finds work and sends it back by keys', { tag: '@gate' }, async ({
  office,
  page,
}) => {
  const { keys, learner } = await openLesson(page, 4, ({ path }) => `${path}/homework`);
  await fileInput(page).setInputFiles([plan]);
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Submit homework' }));
  await expect(page.getByText('Pending approval').first()).toBeVisible();
  const { data } = await learner.read<{
    data: { homeworkId: number; submissionId: number | null }[];
  }>('/me/homeworks');
  const sent = data.find(({ submissionId }) => submissionId !== null);

  const reviewer = { mentorOf: 'vlans-and-switching' };
  const inbox = await visitAs(office, reviewer, `/inbox/homework?user=${learner.id}`);
  await inbox.emulateMedia({ reducedMotion: 'reduce' });
  const hands = keysOf(inbox);
  await hands.skipToContent();
  const address = `/homeworks/${sent?.homeworkId}/submissions/${sent?.submissionId}`;
  const work = inbox.locator(`a[href^="${address}"]`);
  await hands.press(inbox.getByRole('row').filter({ has: work }));
  await hands.write(inbox.getByLabel('Message'), 'Look at port 9 again.');
  await hands.press(inbox.getByRole('button', { name: 'Ask for a revision' }));
  await expect(inbox.getByText('Needs revision').first()).toBeVisible();
  await expect(page.getByText('Look at port 9 again.').first()).toBeVisible();
});
