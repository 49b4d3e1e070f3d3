import { expect, type Page } from '@playwright/test';
import { choose } from '../support/choices.ts';
import { test } from '../support/journey.ts';
import { newLearner, visitAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

const product = 'vlans-and-switching';

/** Opens the case of a text in the queue and decides on it. */
async function decide(staff: Page, title: string, decision: string, reason?: string) {
  await staff.getByRole('button', { name: new RegExp(title) }).click();
  const dialog = staff.getByRole('dialog', { name: /^Question by/ });
  await choose(
    dialog.getByRole('button', { name: /Decision/ }),
    staff.getByRole('option', { name: decision }),
  );
  if (reason) await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(dialog).toBeHidden();
}

test('a question is reported and hidden; its author appeals, and another member of staff shows it again', async ({
  browser,
  office,
  page,
}) => {
  const author = await newLearner(page.context(), { [product]: 1 });
  const lesson = (await author.lessons(product))[0];
  if (!lesson) throw new Error('The course has no lesson.');
  const title = `Buy my cables, ${Date.now()}`;
  await author.call('POST', `/modules/${lesson.id}/questions`, {
    moduleId: lesson.id,
    title,
    body: 'They are the best ones.',
  });

  const reader = await visitAs(office, { products: { [product]: 1 } }, lesson.path);
  await reader.getByRole('tab', { name: /^Discussion/ }).click();
  await reader.getByRole('link', { name: title }).click();
  await reader.getByRole('button', { name: 'Report the question' }).click();
  const report = reader.getByRole('dialog', { name: 'Report the question' });
  await report.getByRole('textbox', { name: /^Details/ }).fill('An advertisement.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText(/^Reported\. Thank you/)).toBeVisible();

  const support = await browser.newContext();
  const first = await visitAs(support, { role: 'customerSupport' }, '/admin/moderation');
  await decide(first, title, 'Hide it', 'Advertising.');
  await reader.reload();
  await reader.getByRole('tab', { name: /^Discussion/ }).click();
  await expect(reader.getByText('They are the best ones.')).toBeHidden();

  await page.goto('/profile');
  await expect(page.getByText('Why: Advertising.')).toBeVisible();
  await page.getByRole('button', { name: 'Appeal' }).click();
  const appeal = page.getByRole('dialog', { name: 'Appeal' });
  await appeal.getByRole('textbox').fill('It was a question about lab cables.');
  await appeal.getByRole('button', { name: 'Send' }).click();
  await expect(appeal).toBeHidden();
  await expect(page.getByText('Appealed')).toBeVisible();

  const second = await visitAs(
    await browser.newContext(),
    { role: 'admin' },
    '/admin/moderation?state=appealed',
  );
  await decide(second, title, 'Keep it');
  await page.reload();
  await expect(page.getByText('Reviewed again')).toBeVisible();
  await reader.goto(lesson.path);
  await reader.getByRole('tab', { name: /^Discussion/ }).click();
  await expect(reader.getByRole('link', { name: title })).toBeVisible();
});
