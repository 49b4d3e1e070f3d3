import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

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

test('a program is applied for once, and says that it is read', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/programs/security-analyst');
  await expect(page.getByRole('heading', { name: 'What we read in an application' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  const start = page.getByRole('button', { name: 'Start learning' });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(/reviewing your application/);
  await page.reload();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
});

test('a bundle names what it holds, and its parts are started in any order', {
  tag: '@gate',
}, async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 9, 'first-responder': 0 });
  await page.goto('/bundles');
  await page.getByRole('link', { name: /^Bundle First Responder/ }).click();
  await expect(page.getByRole('heading', { name: "What's in this bundle" })).toBeVisible();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL('/bundles/first-responder/modules');
  await page.getByRole('link', { name: /^Course Access Lists and Firewalls/ }).click();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What a packet filter sees' }),
  ).toBeVisible();
});

test.use({ reducedMotion: 'reduce' });

const course = 'vlans-and-switching';

test('a course is searched, filtered, opened and started by keys', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  await newLearner(context, { [course]: 9, 'ospf-in-practice': 0 });
  const keys = keysOf(page);
  await page.goto('/courses');
  await keys.skipToContent();
  await keys.write(page.getByRole('searchbox', { name: 'Search courses' }), 'ospf');
  await expect(page).toHaveURL(/ospf/);
  await keys.press(page.getByRole('radio', { name: 'All levels' }), 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/level=/);
  await keys.press(page.getByRole('main').getByRole('link', { name: /^Course OSPF/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'OSPF in Practice' })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Start learning' }));
  await expect(page).toHaveURL(/\/lessons\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
