import { expect, type Page } from '@playwright/test';
import { isFrontPath } from '../../../../packages/api-client/src/domain/paths.ts';
import { tick } from './hands.ts';

/** Signs someone in by the sign-in page, on the way to where they wanted to go. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  path = '/',
): Promise<void> {
  // A public address has a page of its own for visitors.
  await page.goto(
    isFrontPath(path) ? `/session/login?returnPath=${encodeURIComponent(path)}` : path,
  );
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Answers every question of an open quiz with something. */
export async function answerQuiz(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all())
    await tick(group.getByRole('radio').first());
  for (const group of await page.getByRole('group').all()) {
    const boxes = group.getByRole('checkbox');
    if ((await boxes.count()) > 0) await tick(boxes.first());
  }
  for (const blank of await page.getByLabel(/^Blank in question/).all())
    await blank.fill('something');
}
