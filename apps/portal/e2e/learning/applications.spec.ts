import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner, visitAs } from '../support/learner.ts';

const program = '/programs/security-analyst';
const reviewer = { mentorOf: 'security-analyst' };

test('an applicant is accepted by the mentor, and begins', { tag: '@gate' }, async ({
  office,
  page,
  context,
}) => {
  const learner = await newLearner(context, {});
  await page.goto(program);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel('Why you want to join (optional)').fill('I keep our office network.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/A mentor is reviewing your application/)).toBeVisible();
  const mentor = await visitAs(office, reviewer, '/inbox/applications?status=waiting');
  await mentor.getByRole('row', { name: new RegExp(learner.fullName) }).click();
  await expect(mentor.getByText('I keep our office network.')).toBeVisible();
  await mentor.getByRole('button', { name: 'Accept' }).click();
  await expect(mentor.getByText('The applicant has been notified.')).toBeVisible();
  await page.goto(program);
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL(/\/modules/);
});

test('a refused applicant reads why, and can apply again', async ({ office, page, context }) => {
  const learner = await newLearner(context, {});
  await page.goto(program);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/A mentor is reviewing your application/)).toBeVisible();
  const mentor = await visitAs(office, reviewer, '/inbox/applications?status=waiting');
  await mentor.getByRole('row', { name: new RegExp(learner.fullName) }).click();
  await mentor.getByRole('textbox', { name: 'Reason' }).fill('Finish VLANs first.');
  await mentor.getByRole('button', { name: 'Reject' }).click();
  await expect(mentor.getByText('The applicant has been notified.')).toBeVisible();
  await page.goto(program);
  await expect(page.getByText(/Finish VLANs first\. You can apply again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
});
