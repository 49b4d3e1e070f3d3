import { expect, type Page } from '@playwright/test';
import { fileInput } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { demo, newLearner, signInAs } from '../support/learner.ts';
import { lookAtAllSizes } from '../support/looks.ts';

const inProgram = { 'vlans-and-switching': 0, 'network-engineer': 0 };
const program = '/programs/network-engineer';

const rows = (page: Page) => page.getByRole('region', { name: 'Milestones' }).getByRole('listitem');

test('a milestone is found, kept over a reload, handed in and shown in the calendar', {
  tag: '@gate',
}, async ({ context, page, request }) => {
  await newLearner(context, inProgram, { milestonesOf: 'maya' });
  await page.goto('/');
  await page.getByRole('link', { name: /^All milestones of/ }).click();
  await expect(page.getByText(/^Program, cohort Group/)).toBeVisible();
  await expect(page.getByText('1 of 7 complete, 2 need you')).toBeVisible();
  for (const slot of [
    /Due \d+ \w+ \d{4}/,
    /Waived/,
    /Sent back/,
    /Overdue/,
    /Under review/,
    /Incomplete/,
  ]) {
    await expect(rows(page).filter({ hasText: slot }).first()).toBeVisible();
  }
  await rows(page)
    .getByRole('link', { name: /^Office network diagram/ })
    .click();
  await expect(page).toHaveURL(/tab=milestones&milestone=\d+$/);
  const panel = page.getByRole('region', { name: 'Office network diagram' });
  await expect(panel.getByRole('heading', { name: 'Office network diagram' })).toBeFocused();
  await expect(panel.getByText('Daniel Reyes wrote')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download office-diagram.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('office-diagram.txt');
  await fileInput(panel).setInputFiles([
    { name: 'office-2.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 office') },
  ]);
  await expect(panel.getByText(/15 B, uploaded/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Link' }).fill('https://example.org/maya/office');
  await expect(panel.getByText(/^Link saved at|^Draft saved at/)).toBeVisible();

  await page.reload();
  await expect(panel.getByText('office-2.pdf')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Link' })).toHaveValue(
    'https://example.org/maya/office',
  );
  await panel.getByRole('button', { name: 'Submit again' }).click();
  await expect(panel.getByText('Handed in. Waiting for your mentor.')).toBeVisible();
  await expect(panel.getByText('What you handed in, version 2')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Office network diagram' })).toContainText(/Due/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/tab=milestones$/);
  await page.getByRole('button', { name: 'Due dates in your calendar' }).click();
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.getByRole('textbox', { name: 'Private address' }).inputValue();
  const feed = await request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('BEGIN:VEVENT');
  await page.getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('the milestones are walked through with the keyboard alone', async ({ context, page }) => {
  await signInAs(context, demo('bram'));
  await page.goto(`${program}?tab=milestones`);
  await expect(rows(page)).toHaveCount(8);
  const links = rows(page).getByRole('link');
  const keys = keysOf(page);
  await keys.skipToContent();
  await keys.press(links.first(), 'ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Office network diagram' });
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await keys.leave(panel, links.nth(2));
});

test('panel and list have no fault at any width, light and dark', async ({ context, page }) => {
  await signInAs(context, demo('bram'));
  await page.goto(`${program}?tab=milestones`);
  await rows(page)
    .getByRole('link', { name: /^Career plan/ })
    .click();
  await expect(page.getByText('Daniel Reyes wrote')).toBeVisible();
  expect(await lookAtAllSizes(page, 'the panel')).toEqual([]);
  await expect(page.getByText('Daniel Reyes wrote')).toBeVisible();
});
