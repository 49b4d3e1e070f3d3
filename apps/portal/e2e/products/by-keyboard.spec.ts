import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { keyboard as hands } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

const demo = new URL('../../../server/demo/videos/', import.meta.url);
const file = async (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: await readFile(new URL(name, demo)),
});

const saved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();

test('an author creates and publishes a course by keyboard alone', async ({ context, page }) => {
  test.setTimeout(240_000);
  const name = `Subnets by keys ${Date.now()}`;
  await signInAs(context, { role: 'mentor' });
  await test.step('create it', () => create(page, name));
  const editor = page.url();
  await test.step('write its settings', () => settings(page));
  await test.step('write the outline', () => outline(page));
  await test.step('a video with captions', () => video(page));
  await test.step('a quiz of three kinds', () => quiz(page));
  await test.step('homework to upload', () => homework(page));
  await test.step('a price and a coupon', () => price(page, `KEYS${Date.now()}`));
  await test.step('a certificate', () => certificate(page, name));
  await test.step('publish it', async () => {
    await page.goto(editor);
    await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  });
});

const mostSteps = 60;

/** Goes on by an arrow key until the focus is there: inside of menus, lists, trees and groups of choices. */
async function steer(control: Locator, key = 'ArrowDown') {
  const { keyboard } = control.page();
  await expect(control).toBeVisible();
  for (let count = 0; count < mostSteps; count += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  throw new Error(`${key} never reached ${control}.`);
}

/** Goes on by Tab until the focus is somewhere inside. */
async function enter(part: Locator) {
  const { keyboard } = part.page();
  await expect(part).toBeVisible();
  for (let count = 0; count < mostSteps * 2; count += 1) {
    if (await part.evaluate((element) => element.contains(document.activeElement))) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${part}.`);
}

async function create(page: Page, name: string) {
  await page.goto('/creator/products');
  await hands.press(page.getByRole('button', { name: 'New product' }));
  const dialog = page.getByRole('dialog');
  await enter(dialog.getByRole('radiogroup'));
  await steer(dialog.getByRole('radio', { name: /^Course/ }));
  await hands.write(dialog.getByLabel('Product name'), name);
  await hands.press(dialog.getByRole('button', { name: 'Create product' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function settings(page: Page) {
  await hands.write(page.getByLabel('Short description'), 'Split networks without a calculator.');
  await hands.press(page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Saved.')).toBeVisible();
}

async function named(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel('Name'), name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

const row = (page: Page, name: string) =>
  page.getByRole('treegrid').getByRole('row').filter({ hasText: name });

/** To a row of the outline: by Tab into it, by Home to its begin, by arrows to the row. */
async function toRow(page: Page, name: string) {
  await enter(page.getByRole('treegrid'));
  await page.keyboard.press('Home');
  await steer(row(page, name));
}

async function addSection(page: Page, name: string) {
  await hands.press(page.getByRole('button', { name: 'Section', exact: true }));
  await named(page, name);
}

async function addLesson(page: Page, section: string, name: string) {
  await toRow(page, section);
  await steer(page.getByRole('button', { name: `More for ${section}` }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await steer(page.getByRole('menuitem', { name: 'Add a lesson' }));
  await page.keyboard.press('Enter');
  await named(page, name);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function outline(page: Page) {
  await hands.press(page.getByRole('link', { name: 'Syllabus' }));
  await addSection(page, 'Binary');
  await addSection(page, 'Masks');
  await addLesson(page, 'Binary', 'Bits and bytes');
  await addLesson(page, 'Masks', 'Splitting a network');
  await hands.write(page.getByRole('textbox', { name: 'Description' }), 'Borrow a bit.');
  await hands.write(page.getByLabel('Duration'), '00:05:00');
  await page.keyboard.press('Tab');
  await saved(page);
}

async function openLesson(page: Page, name: string) {
  await toRow(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function video(page: Page) {
  await openLesson(page, 'Bits and bytes');
  const choose = (part: Page | Locator) =>
    part.getByRole('button', { name: 'choose a file', exact: true });
  await hands.upload(choose(page), await file('subnetting-split.mp4', 'video/mp4'));
  await expect(page.getByLabel('Video of Bits and bytes')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Add captions' }));
  const dialog = page.getByRole('dialog');
  await hands.upload(choose(dialog), await file('subnetting-split.vtt', 'text/vtt'));
  await hands.press(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit English captions' })).toBeVisible();
}

async function quiz(page: Page) {
  await hands.press(page.getByRole('link', { name: 'Add a quiz' }));
  const card = (number: number) => page.getByRole('region', { name: `Question ${number}` });
  await hands.press(page.getByRole('button', { name: 'Fill in the blank' }));
  await hands.write(card(1).getByLabel('Sentence'), 'A byte has <8> bits.');
  await hands.press(page.getByRole('button', { name: 'Single answer' }));
  await choices(card(2), 'How many hosts does a /30 take?', ['2', '4'], ['A']);
  await hands.press(page.getByRole('button', { name: 'Multiple answer' }));
  await choices(card(3), 'Which are private?', ['10.0.0.1', '172.16.0.1', '8.8.8.8'], ['A', 'B']);
  await hands.press(page.getByRole('button', { name: 'Save quiz' }));
  await saved(page);
  await hands.press(page.getByRole('link', { name: 'Back to the lesson' }));
  await expect(page.getByText('3 questions')).toBeVisible();
}

async function choices(card: Locator, question: string, answers: string[], correct: string[]) {
  await hands.write(card.getByRole('textbox', { name: 'Question' }), question);
  for (const [index, words] of answers.entries()) {
    const field = card.getByRole('textbox', { name: `Answer ${'ABC'[index]}` });
    if ((await field.count()) === 0)
      await hands.press(card.getByRole('button', { name: 'Answer', exact: true }));
    await hands.write(field, words);
  }
  for (const letter of correct)
    await hands.pick(card.getByRole('checkbox', { name: `Answer ${letter} is correct` }));
}

async function homework(page: Page) {
  await openLesson(page, 'Splitting a network');
  await hands.press(page.getByRole('link', { name: 'Add homework' }));
  await hands.write(page.getByLabel('Title'), 'Split 10.0.0.0/24');
  await hands.write(page.getByLabel('Brief'), 'Hand in your plan.');
  await hands.press(page.getByRole('button', { name: 'Save homework' }));
  await saved(page);
  await hands.press(page.getByRole('link', { name: 'Back to the lesson' }));
}

async function price(page: Page, code: string) {
  await hands.press(page.getByRole('link', { name: 'Pricing', exact: true }));
  await hands.press(page.getByRole('button', { name: 'Add plan' }));
  await hands.write(page.getByLabel('Price', { exact: true }), '49');
  await hands.press(page.getByRole('button', { name: 'Save prices' }));
  await saved(page);
  await hands.press(page.getByRole('button', { name: 'Coupon', exact: true }));
  await hands.write(page.getByRole('textbox', { name: 'Code' }), code);
  await hands.press(page.getByRole('button', { name: 'Copy from DEFAULT' }));
  await hands.press(page.getByRole('button', { name: 'Save prices' }));
  await expect(page.getByRole('button', { name: code })).toBeVisible();
}

async function certificate(page: Page, product: string) {
  await page.goto('/creator/certifications');
  await hands.press(page.getByRole('button', { name: 'New certificate' }));
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel('Name'), product);
  await hands.press(dialog.getByRole('button', { name: 'Create certificate' }));
  await hands.write(page.getByRole('combobox', { name: 'Products that give it' }), product);
  await expect(page.getByRole('option', { name: product })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Save certificate' }));
  await saved(page);
}
