import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo, newLearner, visitAs } from '../support/learner.ts';
import { open } from '../support/looks.ts';
import { printedText } from '../support/paper.ts';

/* Reading a lesson one's own way: on another device, in larger letters, on paper. */

test('a video shows its pictures above the bar, and goes on on another device where it was left', async ({
  context,
  office,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  const [, , , , lesson] = await learner.lessons('vlans-and-switching');
  await open(page, lesson?.path ?? '');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const position = page.getByRole('slider', { name: 'Position' });
  const sprite = page.waitForResponse(/vlan-tagging\.thumbnails\.jpg$/);
  await position.hover();
  expect((await sprite).ok()).toBe(true);
  await page.keyboard.press('5');
  await expect(position).toHaveAttribute('aria-valuenow', '24');
  await page.getByRole('link', { name: /^Back to/ }).click();
  const left = () => learner.read<{ watch: { position: number } }>(`/me/lessons/${lesson?.id}`);
  await expect.poll(async () => (await left()).watch.position).toBe(24);

  const there = await visitAs(office, { email: learner.email }, lesson?.path ?? '');
  await expect(there.getByText('Continues at 00:24')).toBeVisible();
  await expect(there.getByRole('button', { name: 'Start over' })).toBeVisible();
  await there.goto(`${lesson?.path}?t=9`);
  await expect(there.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(there.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuenow',
    '9',
  );
  await expect(there.getByText(/^Continues at/)).toHaveCount(0);
});

test('larger text, spacing and contrast are chosen in a lesson, kept, and there before anything is painted', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  const [first] = await learner.lessons('vlans-and-switching');
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, first?.path ?? '');
  await page.getByRole('button', { name: 'Display settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display settings' });
  for (const choice of ['150%', 'Wide', 'More'])
    await dialog.getByRole('radio', { name: choice }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const root = page.locator('html');
  const isKept = async () => {
    await expect(root).toHaveAttribute('data-text', '150');
    await expect(root).toHaveAttribute('data-spacing', 'wide');
    await expect(root).toHaveAttribute('data-contrast', 'more');
    await expect(root).toHaveCSS('font-size', '24px');
  };
  await isKept();
  for (const path of [first?.path ?? '', '/', '/overview', '/notes', '/courses']) {
    await open(page, path);
    await isKept();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(sideways, path).toBe(0);
  }
  // Without any of the app's code.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await isKept();
});

test('lesson, notes, transcript and milestones are on paper without what can only be pressed', async ({
  context,
  office,
  page,
}) => {
  test.setTimeout(120_000);
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  const [, , , , lesson] = await learner.lessons('vlans-and-switching');
  await learner.call('POST', '/me/notes', {
    text: 'The tag is four bytes',
    moduleId: lesson?.id,
    position: 24,
  });
  await open(page, lesson?.path ?? '');
  await expect(page.getByText('What to remember')).toBeVisible();
  const shell = /Skip to content|Display settings|Next lesson|Rate this|Search|Follow the video/;
  const text = await printedText(page);
  expect(text).toContain(lesson?.name);
  expect(text).toContain('What to remember');
  expect(text).not.toMatch(shell);

  await open(page, `${lesson?.path}?nav=transcript`);
  await expect(page.getByRole('switch', { name: 'Follow the video' })).toBeVisible();
  const lines = await page.getByRole('tabpanel').getByRole('listitem').allTextContents();
  const transcript = await printedText(page);
  for (const line of lines) expect(transcript).toContain(line.slice(5));
  expect(lines.length).toBeGreaterThan(5);
  expect(transcript).not.toMatch(shell);

  await open(page, `${lesson?.path}?nav=resources`);
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  expect(await printedText(page)).toMatch(/\(https:\/\/\S+\)/);

  await open(page, '/notes');
  await expect(page.getByText('The tag is four bytes')).toBeVisible();
  const notes = await printedText(page);
  expect(notes).toContain('00:24');
  expect(notes).toContain('The tag is four bytes');
  expect(notes).not.toMatch(/Download PDF|All products|Delete/);

  const program = await visitAs(office, demo('bram'), '/programs/network-engineer?tab=milestones');
  await expect(program.getByRole('link', { name: /^Career plan/ })).toBeVisible();
  const titles = await program.locator('.ul-milestones__title').allTextContents();
  const milestones = await printedText(program);
  for (const title of titles) expect(milestones).toContain(title);
  expect(titles.length).toBeGreaterThan(5);
  expect(milestones).not.toMatch(/Start learning|Due dates in your calendar|Rate this/);
});
