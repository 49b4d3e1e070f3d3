import { type Browser, expect, type Page, test } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { signIn } from '../support/people.ts';

/** A browser of their own for one mentor. */
async function asMentor(browser: Browser, person: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person, path);
  return page;
}

test('a milestone is taken, sent back with words, and its learner is told', {
  tag: '@gate',
}, async ({ browser }) => {
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
