import { expect, type Page } from '@playwright/test';
import { courseElement, isReady, openHost, siteWith } from '../support/host-page.ts';
import { test } from '../support/journey.ts';

const html = siteWith(courseElement)
  .replace('<h1>', '<a href="/before">Before</a><h1>')
  .replace('<p>Below</p>', '<a href="/after">After</a>');

/** Who has the focus: a part of the site, or the control inside the frame. */
async function whoHasFocus(page: Page): Promise<string> {
  const onSite = await page.evaluate(() => document.activeElement?.textContent ?? '');
  const isInFrame = await page.evaluate(
    () => document.activeElement?.localName === 'uplink-course',
  );
  if (!isInFrame) return onSite.trim();
  const frame = page.frames().find((one) => one.url().includes('/embed/'));
  const inside = await frame?.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body
      ? ''
      : activeElement?.textContent || activeElement?.getAttribute('aria-label');
  });
  return `frame: ${inside ?? ''}`;
}

async function walk(page: Page, key: string, end: string): Promise<string[]> {
  const met: string[] = [];
  for (let step = 0; step < 30 && met.at(-1) !== end; step += 1) {
    await page.keyboard.press(key);
    met.push(await whoHasFocus(page));
  }
  return met;
}

test('the keyboard leads into the frame, through each of its controls, and out of it', async ({
  page,
  baseURL,
}) => {
  await openHost(page, baseURL, { html });
  await isReady(page);
  const controls = await page
    .frameLocator('iframe[title="The course"]')
    .locator('a[href], button:not([disabled])')
    .count();
  await page.getByRole('link', { name: 'Before' }).focus();
  const there = await walk(page, 'Tab', 'After');
  expect(there.at(-1)).toBe('After');
  expect(there.filter((one) => one.startsWith('frame: '))).toHaveLength(controls);
  const back = await walk(page, 'Shift+Tab', 'Before');
  expect(back.at(-1)).toBe('Before');
  expect(back.filter((one) => one.startsWith('frame: '))).toHaveLength(controls);
});

test('what has the focus in the frame is ringed', async ({ page, baseURL }) => {
  await openHost(page, baseURL, { html });
  await isReady(page);
  await page.getByRole('link', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  const frame = page.frames().find((one) => one.url().includes('/embed/'));
  const ring = await frame?.evaluate(() => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
    return [outlineStyle, boxShadow];
  });
  expect(ring).not.toEqual(['none', 'none']);
});
