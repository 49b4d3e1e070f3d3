import { expect, type Page } from '@playwright/test';
import { answerAll } from '../support/answer-all.ts';
import { fileInput } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { visitAs } from '../support/learner.ts';
import { confirmEmail, newPassword, signUp } from '../support/sign-up.ts';

test.use({ reducedMotion: 'reduce' });

const note = {
  name: 'note.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'The printer had an address of another network. It is 192.168.1.50/24 now.\n',
  ),
};

/** Finishes the lesson on the page and its quiz. */
async function finishLesson(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  await answerAll(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page).toHaveURL(/\/submissions\/\d+$/);
}

for (const width of [390, 1440])
  test(`a stranger comes by a friend's link, learns, hands work in and has it accepted, ${width} px wide`, async ({
    office,
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    // The desk shows work by its author: the oldest waits first, the homework last.
    const lastName = `Nova ${width}`;
    const email = `stranger-${width}-${Date.now()}@example.org`;

    const lesson =
      await test.step('a course of the academy, and its first lesson with the quiz', async () => {
        await page.goto('/courses/networks-from-zero?ref=RITA-2026');
        await page.getByRole('link', { name: 'What happens when you press Enter' }).first().click();
        await page.waitForURL(/\/lessons\/\d+$/);
        const { pathname } = new URL(page.url());
        await finishLesson(page, 'What happens when you press Enter');
        return pathname;
      });

    const tab = await test.step('an account, and back in the lesson', async () => {
      await expect(page.getByText('Why.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Keep my progress' }).click();
      await signUp(page, email, lastName);
      const confirmed = await confirmEmail(page, email);
      await confirmed.getByRole('link', { name: 'Log in' }).click();
      await confirmed.getByLabel('Email').fill(email);
      await confirmed.getByLabel('Password').fill(newPassword);
      await confirmed.getByRole('button', { name: 'Sign in' }).click();
      await expect(confirmed).toHaveURL(new RegExp(`${lesson}$`));
      return confirmed;
    });
    await tab.setViewportSize({ width, height: 900 });

    await test.step('the lessons in between', async () => {
      await tab.getByRole('link', { name: 'Next lesson' }).click();
      await finishLesson(tab, 'Addresses and masks');
      await tab.getByRole('link', { name: 'Next lesson' }).click();
      await finishLesson(tab, 'Switch or router');
      await tab.getByRole('link', { name: 'Next lesson' }).click();
    });
    await test.step('homework', async () => {
      await expect(tab.getByRole('heading', { level: 1, name: 'Fix an office' })).toBeVisible();
      await tab.getByRole('button', { name: 'Finish lesson' }).click();
      await expect(tab).toHaveURL(/\/homework$/);
      await fileInput(tab).setInputFiles([note]);
      await expect(tab.getByText(/, uploaded$/)).toBeVisible();
      await tab.getByRole('button', { name: 'Submit homework' }).click();
      await expect(tab.getByText('Pending approval').first()).toBeVisible();
    });

    await test.step("accepted at the mentor's desk", async () => {
      const desk = await visitAs(office, { mentorOf: 'networks-from-zero' }, '/');
      const work = desk.getByRole('button').filter({ hasText: `Vita ${lastName}` });
      await work.filter({ hasText: 'The office that lost its printer' }).last().click();
      await expect(desk.getByText('The printer had an address of another network.')).toBeVisible();
      await desk.getByRole('button', { name: 'Accept and next' }).click();
      await expect(desk.getByText(/^Accepted\. /)).toBeVisible();
      await expect(desk.getByText(/^Accepted\. /)).toBeHidden({ timeout: 30_000 });
    });
    await test.step('what comes next', async () => {
      await tab.bringToFront();
      await expect(tab.getByText('Complete').first()).toBeVisible({ timeout: 30_000 });
    });
  });
