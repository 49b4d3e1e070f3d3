import { type Browser, expect, type Page, test } from '@playwright/test';
import { findFaults } from './axe.ts';
import { newLearner } from './learner.ts';
import { answerQuiz, signIn } from './people.ts';

/** A browser of their own for one mentor. */
async function asMentor(browser: Browser, person: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person, path);
  return page;
}

const worksheet = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Wildcard.*Kwame/ });

test('of two mentors one takes a submission, and the other is told who has it', async ({
  browser,
}) => {
  const pages = [
    await asMentor(browser, 'daniel', '/inbox/homework?status=pending'),
    await asMentor(browser, 'ines', '/inbox/homework?status=pending'),
  ] as const;
  for (const page of pages) {
    await worksheet(page).click();
    await expect(page.getByText(/^Nobody has taken this/)).toBeVisible();
  }
  const takes = pages.map((page) => page.getByRole('button', { name: 'Take it to review' }));
  await Promise.all(takes.map((take) => take.click()));
  await expect
    .poll(async () => {
      const own = await Promise.all(pages.map((page) => page.getByText(/^You have it/).count()));
      const others = await Promise.all(pages.map((page) => page.getByText(/has it since/).count()));
      return [own.reduce((sum, one) => sum + one), others.reduce((sum, one) => sum + one)];
    })
    .toEqual([1, 1]);
  const isFirst = (await pages[0].getByText(/^You have it/).count()) === 1;
  const [holder, other] = isFirst ? pages : [pages[1], pages[0]];
  await expect(other.getByRole('button', { name: 'Accept homework' })).toBeDisabled();
  await other.goto('/inbox/homework');
  await expect(worksheet(other)).toContainText(/has it, taken/);

  // Given back, it is everybody's again.
  await holder.getByRole('button', { name: 'Give it back' }).click();
  await expect(holder.getByText(/^Nobody has taken this/)).toBeVisible();
  await other.reload();
  await expect(worksheet(other)).toBeVisible();
  await expect(worksheet(other)).not.toContainText(/has it, taken/);
  for (const page of pages) await page.context().close();
});

test('what was handed in before stands beside it, and a snippet goes into the words', async ({
  page,
}) => {
  await signIn(page, 'daniel', '/inbox/homework?status=pending&kind=DIGITIZE');
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

test('the filters of an inbox survive a reload and the way back', async ({ page }) => {
  await signIn(page, 'daniel', '/inbox/homework');
  await page.getByRole('radio', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/status=complete/);
  await page.getByRole('combobox', { name: 'Learner' }).fill('oka');
  await page.getByRole('option', { name: 'Maya Okafor' }).click();
  await expect(page).toHaveURL(/user=\d+/);
  await page.getByRole('button', { name: /Rows on a page/ }).click();
  await page.getByRole('option', { name: '10 a page' }).click();
  await expect(page).toHaveURL(/size=10/);
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Complete' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Only Maya Okafor/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Rows on a page/ })).toContainText('10 a page');
  for (const row of await rows.all()) await expect(row).toContainText('Maya Okafor');
  await page.goBack();
  await expect(page).not.toHaveURL(/size=10/);
  await expect(page.getByRole('button', { name: /^Only Maya Okafor/ })).toBeVisible();
  await page.getByRole('button', { name: /^Only Maya Okafor/ }).click();
  await expect(page).not.toHaveURL(/user=/);
});

test('a milestone is taken, sent back with words, and its learner is told', async ({ browser }) => {
  const mentor = await asMentor(browser, 'ines', '/inbox/milestones?status=2,7');
  await expect(
    mentor.getByRole('heading', { level: 1, name: 'Milestones to review' }),
  ).toBeVisible();
  await mentor
    .getByRole('main')
    .getByRole('link', { name: /^Packet capture practical.*Bram/ })
    .click();
  await expect(
    mentor.getByRole('heading', { level: 1, name: 'Packet capture practical' }),
  ).toBeVisible();
  await expect(mentor.getByRole('list', { name: /^Practical part/ })).toContainText('Done');
  await mentor.getByRole('button', { name: 'Take it to review' }).click();
  await expect(mentor.getByText(/^You have it until/)).toBeVisible();
  expect(await findFaults(mentor)).toEqual([]);
  await mentor
    .getByRole('textbox', { name: /^Feedback to the learner/ })
    .fill('Mark who closed it, and send it again.');
  await mentor.getByRole('button', { name: 'Send back' }).click();
  await expect(mentor.getByText('Sent back. The learner is told.')).toBeVisible();
  await expect(mentor.getByText('Mark who closed it, and send it again.')).toBeVisible();
  await mentor.context().close();

  const learner = await asMentor(browser, 'bram', '/programs/network-engineer?tab=milestones');
  const row = learner.getByRole('link', { name: /^Packet capture practical/ });
  await expect(row).toContainText('Sent back');
  await row.click();
  await expect(learner.getByText('Inês Duarte wrote')).toBeVisible();
  await learner.context().close();
});

test('the staff moves the due dates of a cohort, and sets them back', async ({ page }) => {
  await signIn(page, 'ada', '/inbox');
  await expect(page).toHaveURL(/\/inbox\/milestones/);
  await page.getByRole('button', { name: /Cohort/ }).click();
  await page.getByRole('option', { name: 'Evening group' }).click();
  await expect(page.getByRole('heading', { name: 'Due dates of Evening group' })).toBeVisible();
  await page.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByText('Moved by 7 days.')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: /^Your lab at homeDue / });
  const later = await first.textContent();
  await page.getByRole('button', { name: 'Reset to the first dates' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Back at their first days.')).toBeVisible();
  await expect(first).not.toHaveText(later ?? '');
});

test('two attempts at a quiz stand beside each other', async ({ browser, context, page }) => {
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
  const mentor = await asMentor(browser, 'daniel', `/inbox/quiz?user=${learner.id}`);
  await mentor
    .getByRole('main')
    .getByRole('link', { name: new RegExp(learner.name) })
    .first()
    .click();
  await expect(mentor.getByRole('link', { name: /^Attempt 1/ })).toBeVisible();
  await expect(mentor.getByText('Attempt 1:').first()).toBeVisible();
  await mentor.context().close();
});
