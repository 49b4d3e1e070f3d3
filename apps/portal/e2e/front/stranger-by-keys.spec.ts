import { expect, type Locator, type Page } from '@playwright/test';
import { answerAllByKeys } from '../support/answer-all.ts';
import { keyboard as hands } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { visitAs } from '../support/learner.ts';
import { confirmationLink, newPassword } from '../support/sign-up.ts';

test.use({ reducedMotion: 'reduce' });

const note = {
  name: 'note.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('The printer had an address of another network.\n'),
};

/** A page that opens within the app takes the focus: what is pressed before that goes to the page behind. */
async function arrive(part: Locator) {
  await expect(part).toBeVisible();
  const hasFocus = () =>
    part
      .page()
      .locator('#main')
      .evaluate((main) => main.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
}

/** Finishes the lesson on the page and its quiz by keys. */
async function finishByKeys(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Finish lesson' }));
  await expect(page).toHaveURL(/\/quiz$/);
  const submit = page.getByRole('button', { name: 'Submit answers' });
  await arrive(submit);
  await answerAllByKeys(page);
  await hands.press(submit);
  await expect(page).toHaveURL(/\/submissions\/\d+$/);
  await arrive(page.getByText('Why.').first());
}

test('a stranger goes the whole way by keyboard alone', async ({ office, page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = `stranger-keys-${Date.now()}@example.org`;
  const first = 'What happens when you press Enter';

  await test.step('from the link of a friend to a free lesson', async () => {
    await page.goto('/i/maya');
    const main = page.getByRole('main');
    await hands.press(main.getByRole('link', { name: 'See the programs' }));
    await hands.press(page.getByRole('banner').getByRole('link', { name: 'Courses' }));
    await hands.press(main.getByRole('link', { name: 'Networks from Zero' }));
    await hands.press(main.getByRole('link', { name: first }).first());
    await finishByKeys(page, first);
  });
  await test.step('an account, and back in the lesson', async () => {
    await hands.press(page.getByRole('button', { name: 'Keep my progress' }));
    await hands.write(page.getByLabel('First name'), 'Vita');
    await hands.write(page.getByLabel('Last name'), 'Nova keys');
    await hands.write(page.getByLabel('Email'), email);
    await hands.write(page.getByLabel('Password'), newPassword);
    await hands.press(page.getByRole('button', { name: 'Create account' }));
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await confirmationLink(page, email));
    await hands.press(page.getByRole('link', { name: 'Log in' }));
    await hands.write(page.getByLabel('Email'), email);
    await hands.write(page.getByLabel('Password'), newPassword);
    await hands.press(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  });
  await test.step('the lessons in between, and homework', async () => {
    for (const name of ['Addresses and masks', 'Switch or router']) {
      await hands.press(page.getByRole('link', { name: 'Next lesson' }));
      await arrive(page.getByRole('heading', { level: 1, name }));
      await finishByKeys(page, name);
    }
    await hands.press(page.getByRole('link', { name: 'Next lesson' }));
    await arrive(page.getByRole('heading', { level: 1, name: 'Fix an office' }));
    await hands.press(page.getByRole('button', { name: 'Finish lesson' }));
    await expect(page).toHaveURL(/\/homework$/);
    await arrive(page.getByRole('button', { name: 'choose files', exact: true }));
    await hands.upload(page.getByRole('button', { name: 'choose files', exact: true }), note);
    await expect(page.getByText(/, uploaded$/)).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Submit homework' }));
    await expect(page.getByText('Pending approval').first()).toBeVisible();
  });
  await test.step("accepted at the mentor's desk", async () => {
    const desk = await visitAs(office, { mentorOf: 'networks-from-zero' }, '/');
    const work = desk.getByRole('button').filter({ hasText: 'Vita Nova keys' });
    await hands.press(work.filter({ hasText: 'The office that lost its printer' }).last());
    await expect(desk.getByText('The printer had an address of another network.')).toBeVisible();
    await hands.press(desk.getByRole('button', { name: 'Accept and next' }));
    await expect(desk.getByText(/^Accepted\. /)).toBeVisible();
    await expect(desk.getByText(/^Accepted\. /)).toBeHidden({ timeout: 30_000 });
  });
  await test.step('what comes next', async () => {
    await page.bringToFront();
    await hands.press(page.getByRole('link', { name: 'Back to the outline' }));
    await expect(page).toHaveURL(/\/courses\/networks-from-zero/);
  });
});
