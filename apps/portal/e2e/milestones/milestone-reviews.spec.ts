import { expect } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { test } from '../support/journey.ts';
import { demo, grant, newLearner, signInAs, visitAs } from '../support/learner.ts';

const mentorOfAll = { mentorOf: 'network-engineer' };
const inProgram = { 'vlans-and-switching': 0, 'network-engineer': 0 };

test('a milestone is taken, sent back with words, and its learner is told', {
  tag: '@gate',
}, async ({ context, office, page }) => {
  const learner = await newLearner(context, inProgram, { milestonesOf: 'bram' });
  const mentor = await visitAs(
    office,
    mentorOfAll,
    `/inbox/milestones?status=2,7&user=${learner.id}`,
  );
  await expect(
    mentor.getByRole('heading', { level: 1, name: 'Milestones to review' }),
  ).toBeVisible();
  await mentor
    .getByRole('main')
    .getByRole('link', { name: /^Packet capture practical/ })
    .click();
  await expect(
    mentor.getByRole('heading', { level: 1, name: 'Packet capture practical' }),
  ).toBeVisible();
  await mentor.getByRole('button', { name: 'Claim' }).click();
  await expect(mentor.getByText(/^It's yours until/)).toBeVisible();
  expect(await findFaults(mentor)).toEqual([]);
  await mentor
    .getByRole('textbox', { name: /^Feedback to the learner/ })
    .fill('Mark who closed it, and send it again.');
  await mentor.getByRole('button', { name: 'Send back' }).click();
  await expect(mentor.getByText('Sent back. The learner has been notified.')).toBeVisible();
  await expect(mentor.getByText('Mark who closed it, and send it again.')).toBeVisible();

  await page.goto('/programs/network-engineer?tab=milestones');
  const row = page.getByRole('link', { name: /^Packet capture practical/ });
  await expect(row).toContainText('Sent back');
  await row.click();
  await expect(page.getByText('Ines Duarte', { exact: false }).first()).toBeVisible();
});

test('a mentor sees the practical part of a milestone', async ({ context, page }) => {
  await signInAs(context, demo('ines'));
  await page.goto('/inbox/milestones?status=2,7');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Packet capture practical.*Bram/ })
    .click();
  await expect(page.getByRole('list', { name: /^Practical part/ })).toContainText('Done');
});

test('the staff moves the due dates of a cohort, and sets them back', async ({ context, page }) => {
  const { cohort = '' } = await grant({ products: inProgram, milestonesOf: 'bram' });
  await signInAs(context, { role: 'admin' });
  await page.goto('/inbox');
  await expect(page).toHaveURL(/\/inbox\/milestones/);
  await page.getByRole('button', { name: /Cohort/ }).click();
  await page.getByRole('option', { name: cohort }).click();
  await expect(page.getByRole('heading', { name: `Due dates for ${cohort}` })).toBeVisible();
  const reason = page.getByRole('textbox', { name: /^Reason for the log/ });
  await reason.fill('The lab was down');
  await page.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByText('Moved by 7 days.')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: /^Your lab at homeDue / });
  const later = await first.textContent();
  // Each decision has a reason of its own.
  await expect(reason).toHaveValue('');
  await reason.fill('The lab is back');
  await page.getByRole('button', { name: 'Reset to original dates' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Back to the original dates.')).toBeVisible();
  await expect(first).not.toHaveText(later ?? '');
});
