import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { answerAllByKeys } from '../support/answer-all.ts';
import { writeCard } from '../support/cards.ts';
import { chooseByKeys } from '../support/choices.ts';
import {
  checkoutElement,
  courseElement,
  freeLesson,
  isReady,
  lessonElement,
  openHost,
  siteWith,
} from '../support/host-page.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';

const between = (element: string) =>
  siteWith(element)
    .replace('<h1>', '<a href="/before">Before</a><h1>')
    .replace('<p>Below</p>', '<a href="/after">After</a>');
const html = between(courseElement);

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

test('a visitor buys in a frame by keyboard alone', async ({ page, baseURL }) => {
  await openHost(page, baseURL, { html: between(checkoutElement) });
  await isReady(page, 'uplink-checkout');
  const frame = page.frameLocator('iframe[title="Buy"]');
  const keys = keysOf(page);
  await page.getByRole('link', { name: 'Before' }).focus();
  await keys.write(frame.getByLabel('First name'), 'Jonas');
  await keys.write(frame.getByLabel('Last name'), 'Petersen');
  await keys.write(frame.getByLabel('Email'), `jonas-${randomUUID()}@example.org`);
  await keys.write(frame.getByLabel('Street'), '12 Ring Road');
  await keys.write(frame.getByRole('textbox', { name: 'City' }), 'Chicago');
  await keys.write(frame.getByLabel('Zip', { exact: true }), '60614');
  await chooseByKeys(keys, frame.getByRole('button', { name: /Country/ }), 'United States', frame);
  await chooseByKeys(keys, frame.getByRole('button', { name: /T-shirt size/ }), 'M', frame);
  await writeCard(keys, frame, '4242424242424242');
  await keys.press(frame.getByRole('button', { name: 'Pay $149.00' }));
  await expect(frame.getByText('OSPF in Practice is yours.')).toBeVisible();
});

for (const kind of ['lesson', 'quiz'] as const) {
  test(`a visitor finishes a ${kind} in a frame by keyboard alone`, async ({ page, baseURL }) => {
    const lesson = await freeLesson(page, baseURL);
    await openHost(page, baseURL, { html: between(lessonElement(kind, lesson)) });
    await isReady(page, `uplink-${kind}`);
    const frame = page.frameLocator(`iframe[title="The ${kind}"]`);
    const keys = keysOf(page);
    await page.getByRole('link', { name: 'Before' }).focus();
    if (kind === 'lesson') await keys.press(frame.getByRole('button', { name: 'Finish lesson' }));
    await answerAllByKeys(frame);
    await keys.press(frame.getByRole('button', { name: 'Submit answers' }));
    await expect(frame.getByText(/of 4/).first()).toBeVisible();
  });
}
