import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { signInAs } from '../support/learner.ts';
import { soldTo } from '../support/sold-to.ts';

test.use({ reducedMotion: 'reduce' });

test('support finds a user by a mistyped name, pauses, resumes and refunds a part', async ({
  browser,
  page,
}) => {
  const { id, product, learner } = await soldTo(browser, ['Ottoline', 'Fernsby']);
  await signInAs(page.context(), { role: 'customerSupport' });
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search' }).fill('otoline fersnby');
  await page.getByRole('link', { name: 'Ottoline Fernsby' }).click();
  await page.getByRole('link', { name: /^Purchases/ }).click();
  await expect(page.getByRole('heading', { name: product })).toBeVisible();

  const choose = async (action: RegExp) => {
    await page.getByRole('button', { name: `Manage ${product}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const dialog = page.getByRole('dialog');
  await choose(/^Pause/);
  await expect(dialog.getByText('Nothing is charged while it is paused.')).toBeVisible();
  await expect(dialog.getByText('Closes at once. Progress is kept.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause purchase' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Paused until it is resumed.')).toBeVisible();
  const statusNow = async () =>
    (await learner.read<{ data: { status: string }[] }>('/me/purchases')).data[0]?.status;
  expect(await statusNow()).toBe('paused');

  await choose(/^Resume/);
  await expect(dialog.getByText(/^Opens again at once/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Resume purchase' }).click();
  await expect(dialog).toBeHidden();
  expect(await statusNow()).toBe('active');

  await choose(/^Refund/);
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('1.50');
  await expect(dialog.getByText(/^\$1.50 goes back/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund $1.50' }).click();
  await expect(dialog.getByText('This field is Required')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Lab outage');
  await dialog.getByRole('button', { name: 'Refund $1.50' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Partly refunded')).toBeVisible();

  await page.getByRole('link', { name: 'Log' }).click();
  await expect(page.getByText(/“Lab outage”/).first()).toBeVisible();
  expect(page.url()).toContain(`/admin/users/${id}/log`);
});
