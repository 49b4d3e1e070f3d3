import { type BrowserContext, expect, type Page } from '@playwright/test';
import { tick } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { grant, newLearner } from '../support/learner.ts';
import { ended, signInOver } from '../support/sign-in-over.ts';

/** Ends the session at the server, as another device or an administrator would. */
async function endSession(context: BrowserContext) {
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { baseURL } = test.info().project.use;
  const answer = await fetch(`${baseURL}/session/logout`, { method: 'POST', headers: { cookie } });
  expect(answer.status).toBe(200);
}

/** The quiz of a lesson, with a word typed and safe. */
async function openQuiz(page: Page) {
  const learner = await newLearner(page.context(), { 'vlans-and-switching': 1 });
  const lesson = (await learner.lessons('vlans-and-switching'))[1];
  if (!lesson) throw new Error('The course has no second lesson.');
  await learner.finish(lesson);
  await page.goto(`${lesson.path}/quiz`);
  const blank = page.getByLabel(/^Blank in question/);
  await blank.fill('a frame');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  return { learner, blank };
}

test('a session that ends while someone writes: sign-in over the page, in all tabs, and on where it was', {
  tag: '@gate',
}, async ({ context, page }) => {
  const { learner, blank } = await openQuiz(page);
  const other = await context.newPage();
  await other.goto('/courses');
  await expect(other.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();

  await test.step('what is typed then waits, and the dialog comes', async () => {
    await endSession(context);
    await page.bringToFront();
    await blank.fill('a tagged frame');
    await expect(ended(page)).toBeVisible();
    // Its live connection ended with the session.
    await expect(ended(other)).toBeVisible();
  });
  await test.step('signed in again, both pages go on', async () => {
    const isSaved = page.waitForResponse(
      (answer) => /\/me\/quizzes\/\d+\/answers\//.test(answer.url()) && answer.ok(),
    );
    await signInOver(page, learner);
    await isSaved;
    await expect(blank).toHaveValue('a tagged frame');
    await expect(blank).toBeFocused();
    await expect(page.getByText(/^Draft saved at/)).toBeVisible();
    await expect(ended(other)).toBeHidden();
    await other.getByRole('link', { name: 'Homeworks', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Homeworks' })).toBeVisible();
    await page.reload();
    await expect(blank).toHaveValue('a tagged frame');
  });
});

test('someone else signs in over the page: nothing of the first person is left to see', async ({
  context,
  page,
}) => {
  const { blank } = await openQuiz(page);
  await endSession(context);
  await tick(page.getByRole('radiogroup').first().getByRole('radio').first());
  await signInOver(page, await grant({ products: {} }));
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(page.getByRole('navigation', { name: 'Home' })).toBeVisible();
  await expect(blank).toBeHidden();
});

test('whoever wants no window signs in on the page, and comes back to it with every word', async ({
  context,
  page,
}) => {
  const { learner, blank } = await openQuiz(page);
  const address = page.url();
  await endSession(context);
  await blank.fill('a tagged frame');
  await ended(page).getByRole('button', { name: 'Sign in on this page' }).click();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password').fill(learner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(address);
  await expect(blank).toHaveValue('a tagged frame');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
});
