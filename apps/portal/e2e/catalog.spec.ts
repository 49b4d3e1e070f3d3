import { expect, test } from '@playwright/test';
import { newLearner } from './learner.ts';

test('search and level stand in the address: shared, reloaded, and back leads to the list before', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/courses');
  const course = (name: string) => page.getByRole('link', { name: new RegExp(`^Course ${name}`) });
  await expect(course('VLANs and Switching')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('ospf');
  await expect(page).toHaveURL(/\?search=ospf$/);
  await expect(course('VLANs and Switching')).toBeHidden();
  await page.getByText('Advanced', { exact: true }).click();
  await expect(page).toHaveURL(/level=3/);
  await expect(page.getByText('No courses found')).toBeVisible();

  await page.reload();
  await expect(page.getByText('No courses found')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ospf');
  await page.goBack();
  await expect(course('OSPF in Practice')).toBeVisible();
  await page.goBack();
  await expect(course('VLANs and Switching')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a program is applied for once, and says that it is read', async ({ context, page }) => {
  await newLearner(context, {});
  await page.goto('/programs/security-analyst');
  await expect(page.getByRole('heading', { name: 'What we read in an application' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const start = page.getByRole('button', { name: 'Start learning' });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(/application is being read/);
  await page.reload();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
});

test('a bundle names what it holds, and its parts are started in any order', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'vlans-and-switching': 9, 'first-responder': 0 });
  await page.goto('/bundles');
  await page.getByRole('link', { name: /^Bundle First Responder/ }).click();
  await expect(page.getByRole('heading', { name: 'What this bundle holds' })).toBeVisible();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL('/bundles/first-responder/modules');
  await page.getByRole('link', { name: /^Course Access Lists and Firewalls/ }).click();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What a packet filter sees' }),
  ).toBeVisible();
});

test('a product leads to its practice labs, and a lab has a page with what it holds', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'vlans-and-switching': 1 });
  await page.goto('/courses/vlans-and-switching');
  await page.getByRole('link', { name: 'Practice labs (' }).click();
  await expect(page).toHaveURL(/\?tab=labs$/);
  await page.getByRole('link', { name: 'Routing and switching bundle' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Routing and switching bundle' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'OSPF adjacency clinic' })).toBeVisible();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL('/practice-labs/routing-and-switching-labs/modules');
  await page.getByRole('button', { name: 'Launch lab: Trunk repair' }).click();
  const lab = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Launch lab', exact: true }).click();
  await expect((await lab).getByRole('heading', { name: 'Trunk repair' })).toBeVisible();
});

test('a course is skipped where its program lets it, and a lesson where its course does', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'vlans-and-switching': 9, 'security-analyst': 0 });
  await page.goto('/courses/reading-the-wire');
  await page.getByRole('button', { name: 'Start learning' }).click();
  const first = page.getByRole('heading', { level: 1 });
  await expect(first).toBeVisible();
  const name = await first.textContent();
  await page.getByRole('button', { name: 'Skip lesson' }).click();
  await expect(page.getByText(/^Skipped\. You can still finish it/)).toBeVisible();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(first).not.toHaveText(name ?? '');

  await page.goto('/courses/reading-the-wire');
  await page.getByRole('button', { name: 'Skip this course' }).click();
  await expect(page.getByText(/You passed it over/)).toBeVisible();
  await page.goto('/courses/access-lists-and-firewalls');
  await expect(page.getByRole('button', { name: 'Start learning' })).toBeEnabled();
});
