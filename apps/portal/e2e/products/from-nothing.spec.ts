import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { typeCard } from '../support/cards.ts';
import { choose } from '../support/choices.ts';
import { chooseFile, tick } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { newLearner, signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

const demo = new URL('../../../server/demo/videos/', import.meta.url);
const file = async (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: await readFile(new URL(name, demo)),
});

const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 plan'),
};

test('an author creates a course from nothing, and a learner finishes it', async ({
  context,
  office,
  page,
}) => {
  test.setTimeout(240_000);
  const coupon = `HAND${Date.now()}`;
  const name = `Subnets by hand ${Date.now()}`;
  await signInAs(context, { role: 'mentor' });
  await test.step('create it', () => create(page, name));
  const editor = page.url();
  await test.step('write its settings', () => settings(page));
  await test.step('write the outline', () => outline(page));
  await test.step('a video with captions', () => video(page));
  await test.step('texts', async () => {
    await text(page, 'Counting hosts', 'Two to the power of the host bits, less two.');
    await text(page, 'Splitting a network', 'Borrow a bit, and there are two networks.');
    await text(page, 'Your own plan', 'Plan a site of your own.');
  });
  await test.step('a quiz of three kinds', () => quiz(page, 'Bits and bytes'));
  await test.step('homework to upload', () =>
    homework(page, 'Splitting a network', async () => {
      await page.getByLabel('Title').fill('Split 10.0.0.0/24');
      await page.getByLabel('Brief').fill('Hand in your plan.');
    }));
  await test.step('a worksheet', () =>
    homework(page, 'Your own plan', async () => {
      await page.getByRole('radio', { name: 'Digitize' }).click({ force: true });
      await page.getByLabel('Title').fill('Your plan');
      await page.getByLabel('Brief').fill('Answer in your own words.');
      await worksheet(page);
    }));
  await test.step('a price and a coupon', () => price(page, coupon));
  await test.step('a certificate', () => certificate(page, name));
  await test.step('publish it', async () => {
    await page.goto(editor);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  });

  const learner = await office.newPage();
  await newLearner(office, {});
  await test.step('a learner finds and buys it', () => buy(learner, name, coupon));
  await test.step('and learns it', () => learn(learner, page));
  await test.step('and has a certificate that verifies', () => verify(learner, name));
});

async function create(page: Page, name: string) {
  await page.goto('/creator/products');
  await page.getByRole('button', { name: 'New product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Course/ }).click({ force: true });
  await dialog.getByLabel('Product name').fill(name);
  await dialog.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function settings(page: Page) {
  await page.getByLabel('Short description').fill('Split networks without a calculator.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

async function addSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Section', exact: true }).click();
  await named(page, name);
}

async function named(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function addLesson(page: Page, section: string, name: string) {
  await page.getByRole('button', { name: `More for ${section}` }).click();
  await page.getByRole('menuitem', { name: 'Add a lesson' }).click();
  await named(page, name);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function outline(page: Page) {
  await page.getByRole('link', { name: 'Syllabus' }).click();
  await addSection(page, 'Binary');
  await addSection(page, 'Masks');
  await addLesson(page, 'Binary', 'Bits and bytes');
  await addLesson(page, 'Binary', 'Counting hosts');
  await addLesson(page, 'Masks', 'Splitting a network');
  await addLesson(page, 'Masks', 'Your own plan');
}

const openLesson = async (page: Page, name: string) => {
  await page.getByRole('treegrid').getByText(name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
};

async function video(page: Page) {
  await openLesson(page, 'Bits and bytes');
  const choose = page.getByRole('button', { name: 'choose a file', exact: true });
  await chooseFile(choose, await file('subnetting-split.mp4', 'video/mp4'), () => choose.click());
  await expect(page.getByLabel('Video of Bits and bytes')).toBeVisible();
  await page.getByRole('button', { name: 'Add captions' }).click();
  const dialog = page.getByRole('dialog');
  const captions = dialog.getByRole('button', { name: 'choose a file', exact: true });
  await chooseFile(captions, await file('subnetting-split.vtt', 'text/vtt'), () =>
    captions.click(),
  );
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit English captions' })).toBeVisible();
}

async function text(page: Page, lesson: string, words: string) {
  await openLesson(page, lesson);
  await page.getByRole('textbox', { name: 'Description' }).fill(words);
  await page.getByLabel('Duration').fill('00:05:00');
  await page.getByRole('textbox', { name: 'XP points' }).fill('20');
  await page.getByLabel('Title').click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}

async function quiz(page: Page, lesson: string) {
  await openLesson(page, lesson);
  await page.getByRole('link', { name: 'Add a quiz' }).click();
  const card = (number: number) => page.getByRole('region', { name: `Question ${number}` });
  await page.getByRole('button', { name: 'Fill in the blank' }).click();
  await card(1).getByLabel('Sentence').fill('A byte has <8> bits.');
  await page.getByRole('button', { name: 'Single answer' }).click();
  await choices(card(2), 'How many hosts does a /30 take?', ['2', '4'], ['A']);
  await page.getByRole('button', { name: 'Multiple answer' }).click();
  await choices(card(3), 'Which are private?', ['10.0.0.1', '8.8.8.8', '192.168.0.1'], ['A', 'C']);
  await page.getByRole('button', { name: 'Save quiz' }).click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lesson' }).click();
  await expect(page.getByText('3 questions')).toBeVisible();
}

async function choices(card: Locator, question: string, answers: string[], correct: string[]) {
  await card.getByRole('textbox', { name: 'Question' }).fill(question);
  for (const [index, words] of answers.entries()) {
    const field = card.getByRole('textbox', { name: `Answer ${'ABC'[index]}` });
    if ((await field.count()) === 0)
      await card.getByRole('button', { name: 'Answer', exact: true }).click();
    await field.fill(words);
  }
  for (const letter of correct)
    await card
      .getByRole('checkbox', { name: `Answer ${letter} is correct` })
      .click({ force: true });
  for (const label of ['Explanation', 'Link'])
    await card
      .getByRole('textbox', { name: label })
      .fill(label === 'Link' ? 'https://example.org' : 'Because.');
}

async function homework(page: Page, lesson: string, fill: (page: Page) => Promise<void>) {
  await openLesson(page, lesson);
  await page.getByRole('link', { name: 'Add homework' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Homework: ${lesson}` })).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: 'Save homework' }).click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lesson' }).click();
}

async function worksheet(page: Page) {
  const kinds = ['Checklist', 'Open answer', 'Fill blanks'];
  for (const [index, kind] of kinds.entries()) {
    const section = page.getByRole('region', { name: `Section ${index + 1}` });
    if ((await section.count()) === 0)
      await page.getByRole('button', { name: 'Add a section' }).click();
    await section.getByLabel('Title').fill(kind);
    await choose(
      section.getByRole('button', { name: /Items/ }),
      page.getByRole('option', { name: kind }),
    );
    await section.getByRole('textbox', { name: 'Item 1' }).fill(`The mask is ___ for ${kind}.`);
  }
}

async function price(page: Page, code: string) {
  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  await page.getByRole('button', { name: 'Add plan' }).click();
  await page.getByLabel('Price', { exact: true }).fill('49');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Coupon', exact: true }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('checkbox', { name: 'In-app' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Title' }).fill('First readers');
  await page.getByRole('button', { name: 'Copy from DEFAULT' }).click();
  await page.getByRole('button', { name: 'Edit One-time' }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('39');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByRole('button', { name: code })).toBeVisible();
}

async function certificate(page: Page, product: string) {
  await page.goto('/creator/certifications');
  await page.getByRole('button', { name: 'New certificate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(product);
  await dialog.getByRole('button', { name: 'Create certificate' }).click();
  await page.getByRole('combobox', { name: 'Products that give it' }).fill(product);
  await page.getByRole('option', { name: product }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save certificate' }).click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}

async function buy(page: Page, name: string, coupon: string) {
  await page.goto('/courses');
  await page.getByRole('main').getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Purchase' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Coupon' }).fill(coupon);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay $39.00' })).toBeEnabled();
  await expect(dialog.getByText('First readers')).toBeVisible();
  await typeCard(page, '4242424242424242');
  await dialog.getByRole('button', { name: 'Pay $39.00' }).click();
  await dialog.getByRole('button', { name: 'Start learning' }).click();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bits and bytes' })).toBeVisible();
}

const finish = (page: Page) => page.getByRole('button', { name: 'Finish lesson' }).click();

async function learn(page: Page, author: Page) {
  await finish(page);
  await page.getByLabel(/^Blank in question/).fill('8');
  await tick(page.getByRole('radio', { name: '2', exact: true }));
  await tick(page.getByRole('checkbox', { name: '10.0.0.1' }));
  await tick(page.getByRole('checkbox', { name: '192.168.0.1' }));
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByText('Because.').first()).toBeVisible();
  await next(page, 'Counting hosts');
  await finish(page);
  await next(page, 'Splitting a network');
  await finish(page);
  const choose = page.getByRole('button', { name: 'choose files', exact: true });
  await chooseFile(choose, plan, () => choose.click());
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit homework' }).click();
  await accept(author, page, 'Split 10.0.0.0/24');
  await page.getByRole('link', { name: 'Back to the lesson' }).click();
  await next(page, 'Your own plan');
  await finish(page);
  await tick(page.getByRole('checkbox'));
  await page.getByRole('textbox', { name: /Open answer/ }).fill('/26');
  await page.getByLabel(/^Blank \d/).fill('/26');
  await page.getByRole('button', { name: 'Submit homework' }).click();
  await accept(author, page, 'Your plan');
}

async function next(page: Page, lesson: string) {
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
}

/** The author is the mentor of what they wrote. */
async function accept(author: Page, learner: Page, title: string) {
  await expect(learner.getByText('Pending approval').first()).toBeVisible();
  await author.goto('/inbox/homework');
  await author.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await author.getByRole('button', { name: 'Accept homework' }).click();
  await expect(learner.getByText('Complete', { exact: true }).first()).toBeVisible();
}

async function verify(page: Page, name: string) {
  await page.goto('/certs-and-awards');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const address = await page.getByRole('link', { name: /\/verify\// }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
}
