import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner, signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

test('sales sells a course by a coupon for staff, and the learner has it', async ({
  context,
  office,
}) => {
  const learner = await newLearner(context, {});
  const { id } = await learner.read<{ id: number }>('/me');
  await signInAs(office, { role: 'sales' });
  const desk = await office.newPage();
  await desk.goto(`/admin/users/${id}/purchases`);
  await desk.getByRole('button', { name: 'Add product' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search products' }).fill('OSPF in Practice');
  await dialog
    .getByRole('button', { name: /^Product|Choose/ })
    .first()
    .click();
  await desk.getByRole('option', { name: 'OSPF in Practice' }).click();
  await expect(dialog.getByRole('button', { name: '$74.50 once, coupon STAFFRATE' })).toBeVisible();
  await dialog.getByRole('button', { name: /Paid by/ }).click();
  await desk.getByRole('option', { name: 'Paid elsewhere' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Invoice 2026-41');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'OSPF in Practice' })).toBeVisible();
  const own = await learner.read<{ uniqueName: string }[]>('/me/modules');
  expect(own.map(({ uniqueName }) => uniqueName)).toContain('ospf-in-practice');
});
