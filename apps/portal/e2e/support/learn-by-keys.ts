import { expect, type Page } from '@playwright/test';
import { writeCard } from './cards.ts';
import { keyboard as hands } from './hands.ts';
import { keysOf } from './keys.ts';
import { enter, steer } from './steer.ts';

const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 plan'),
};

/** Finds the course that was written by keyboard, and buys it with its coupon. */
export async function buyByKeys(page: Page, name: string, coupon: string): Promise<void> {
  await page.goto('/courses');
  await hands.press(page.getByRole('main').getByRole('link', { name }));
  await hands.press(page.getByRole('button', { name: 'Purchase' }));
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByRole('textbox', { name: 'Coupon' }), coupon);
  await hands.press(dialog.getByRole('button', { name: 'Apply' }));
  const pay = dialog.getByRole('button', { name: 'Pay $39.00' });
  await expect(pay).toBeEnabled();
  await writeCard(keysOf(page), page, '4242424242424242');
  await hands.press(pay);
  await hands.press(dialog.getByRole('button', { name: 'Start learning' }));
  await hands.press(page.getByRole('button', { name: 'Start learning' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Bits and bytes' })).toBeVisible();
}

/** Goes through its four lessons; `author` accepts the homeworks. */
export async function learnByKeys(page: Page, author: Page): Promise<void> {
  await finish(page);
  await answer(page);
  await next(page, 'Counting hosts');
  await finish(page);
  await next(page, 'Splitting a network');
  await finish(page);
  await hands.upload(page.getByRole('button', { name: 'choose files', exact: true }), plan);
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Submit homework' }));
  await accept(author, page, 'Split 10.0.0.0/24');
  await hands.press(page.getByRole('link', { name: 'Back to the lesson' }));
  await next(page, 'Your own plan');
  await finish(page);
  await hands.pick(page.getByRole('checkbox'));
  await hands.write(page.getByRole('textbox', { name: /Open answer/ }), '/26');
  await hands.write(page.getByLabel(/^Blank \d/), '/26');
  await hands.press(page.getByRole('button', { name: 'Submit homework' }));
  await accept(author, page, 'Your plan');
}

const finish = (page: Page) => hands.press(page.getByRole('button', { name: 'Finish lesson' }));

async function next(page: Page, lesson: string) {
  await hands.press(page.getByRole('link', { name: 'Next lesson' }));
  await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
}

async function answer(page: Page) {
  await hands.write(page.getByLabel(/^Blank in question/), '8');
  const two = page.getByRole('radio', { name: '2', exact: true });
  await enter(page.getByRole('radiogroup').filter({ has: two }));
  await steer(two);
  await page.keyboard.press('Space');
  for (const address of ['10.0.0.1', '172.16.0.1'])
    await hands.pick(page.getByRole('checkbox', { name: address }));
  await hands.press(page.getByRole('button', { name: 'Submit answers' }));
}

/** The author is the mentor of what they wrote. */
async function accept(author: Page, learner: Page, title: string) {
  await expect(learner.getByText('Pending approval').first()).toBeVisible();
  await author.goto('/inbox/homework');
  const work = author.getByRole('link', { name: new RegExp(`^${title}`) });
  await hands.press(author.getByRole('row').filter({ has: work }));
  await hands.press(author.getByRole('button', { name: 'Accept homework' }));
  await expect(learner.getByText('Complete', { exact: true }).first()).toBeVisible();
}

/** Opens the certificate that finishing gave, and the page that says it is genuine. */
export async function verifyByKeys(page: Page, name: string): Promise<void> {
  await page.goto('/certs-and-awards');
  await hands.press(page.getByRole('link', { name: new RegExp(`${name}.* Issued `) }));
  await hands.press(page.getByRole('link', { name: /\/verify\// }));
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
}
