import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseByKeys } from '../support/choices.ts';
import { keyboard as hands } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { buyByKeys, learnByKeys, verifyByKeys } from '../support/learn-by-keys.ts';
import { newLearner, signInAs } from '../support/learner.ts';
import { enter, steer } from '../support/steer.ts';

test.use({ reducedMotion: 'reduce' });

const demo = new URL('../../../server/demo/videos/', import.meta.url);
const file = async (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: await readFile(new URL(name, demo)),
});

const saved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();

test('an author creates and publishes a course by keyboard alone, and a learner buys and finishes it', async ({
  context,
  office,
  page,
}) => {
  test.setTimeout(360_000);
  const coupon = `KEYS${Date.now()}`;
  const name = `Subnets by keys ${Date.now()}`;
  await signInAs(context, { role: 'mentor' });
  await test.step('create it', () => create(page, name));
  const editor = page.url();
  await test.step('write its settings', () => settings(page));
  await test.step('write the outline', () => outline(page));
  await test.step('a video with captions', () => video(page));
  await test.step('a quiz of three kinds', () => quiz(page));
  await test.step('homework to upload', () =>
    homework(page, 'Splitting a network', async () => {
      await hands.write(page.getByLabel('Title'), 'Split 10.0.0.0/24');
      await hands.write(page.getByLabel('Brief'), 'Hand in your plan.');
    }));
  await test.step('a worksheet', () =>
    homework(page, 'Your own plan', async () => {
      await enter(page.getByRole('radiogroup', { name: 'Kind' }));
      await steer(page.getByRole('radio', { name: 'Digitize' }), 'ArrowRight');
      await page.keyboard.press('Space');
      await hands.write(page.getByLabel('Title'), 'Your plan');
      await hands.write(page.getByLabel('Brief'), 'Answer in your own words.');
      await worksheet(page);
    }));
  await test.step('a price and a coupon', () => price(page, coupon));
  await test.step('a certificate', () => certificate(page, name));
  await test.step('publish it', async () => {
    await page.goto(editor);
    await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  });

  const learner = await office.newPage();
  await newLearner(office, {});
  await test.step('a learner finds and buys it', () => buyByKeys(learner, name, coupon));
  await test.step('and learns it', () => learnByKeys(learner, page));
  await test.step('and has a certificate that verifies', () => verifyByKeys(learner, name));
});

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
  await addLesson(page, 'Binary', 'Counting hosts');
  await text(page, 'Two to the power of the host bits, less two.');
  await addLesson(page, 'Masks', 'Splitting a network');
  await text(page, 'Borrow a bit, and there are two networks.');
  await addLesson(page, 'Masks', 'Your own plan');
  await text(page, 'Plan a site of your own.');
}

async function text(page: Page, words: string) {
  await hands.write(page.getByRole('textbox', { name: 'Description' }), words);
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

async function homework(page: Page, lesson: string, fill: () => Promise<void>) {
  await openLesson(page, lesson);
  await hands.press(page.getByRole('link', { name: 'Add homework' }));
  await expect(page.getByRole('heading', { level: 1, name: `Homework: ${lesson}` })).toBeVisible();
  await fill();
  await hands.press(page.getByRole('button', { name: 'Save homework' }));
  await saved(page);
  await hands.press(page.getByRole('link', { name: 'Back to the lesson' }));
}

async function worksheet(page: Page) {
  const kinds = ['Checklist', 'Open answer', 'Fill blanks'];
  for (const [index, kind] of kinds.entries()) {
    const section = page.getByRole('region', { name: `Section ${index + 1}` });
    if ((await section.count()) === 0)
      await hands.press(page.getByRole('button', { name: 'Add a section' }));
    await hands.write(section.getByLabel('Title'), kind);
    await chooseByKeys(keysOf(page), section.getByRole('button', { name: /Items/ }), kind);
    await hands.write(section.getByRole('textbox', { name: 'Item 1' }), `The mask of ${kind}: ___`);
  }
}

async function price(page: Page, code: string) {
  await hands.press(page.getByRole('link', { name: 'Pricing', exact: true }));
  await hands.press(page.getByRole('button', { name: 'Add plan' }));
  await hands.write(page.getByLabel('Price', { exact: true }), '49');
  await hands.press(page.getByRole('button', { name: 'Save prices' }));
  await saved(page);
  await hands.press(page.getByRole('button', { name: 'Coupon', exact: true }));
  await hands.write(page.getByRole('textbox', { name: 'Code' }), code);
  await hands.pick(page.getByRole('checkbox', { name: 'In-app' }));
  await hands.press(page.getByRole('button', { name: 'Copy from DEFAULT' }));
  await enter(page.getByRole('grid', { name: `Plans of ${code}` }));
  await steer(page.getByRole('button', { name: 'Edit One-time' }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await hands.write(page.getByRole('textbox', { name: 'Price', exact: true }), '39');
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
