import { expect, type Page } from '@playwright/test';
import { answerAll } from '../support/answer-all.ts';
import { findFaults } from '../support/axe.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { confirmEmail, newPassword, signUp } from '../support/sign-up.ts';

// Code that an earlier journey left in the browser could not be missing.
test.use({ reducedMotion: 'reduce', isFreshBrowser: true });

const bar = (page: Page) => page.getByRole('button', { name: 'Keep my progress' });

for (const width of [390, 1440]) {
  test(`a visitor tries a lesson, signs up and goes on with what they did, ${width} px wide`, {
    ...(width === 390 && { tag: '@gate' }),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/courses/ospf-in-practice');
    await page.getByRole('link', { name: 'Rumours and maps' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rumours and maps' })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    const address = new URL(page.url()).pathname;

    await page.getByRole('button', { name: 'Finish lesson' }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    await answerAll(page);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.getByRole('button', { name: 'Submit answers' }).click();
    await expect(page).toHaveURL(/\/submissions\/\d+$/);
    await expect(page.getByText('Why.').first()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    await bar(page).click();
    const email = `vita-${width}-${Date.now()}@example.org`;
    await signUp(page, email);
    const tab = await confirmEmail(page, email);
    await tab.getByRole('link', { name: 'Log in' }).click();
    await tab.getByLabel('Email').fill(email);
    await tab.getByLabel('Password').fill('Patch-panel-7');
    await tab.getByRole('button', { name: 'Sign in' }).click();

    await expect(tab).toHaveURL(new RegExp(`${address}$`));
    await expect(tab.getByRole('heading', { level: 1, name: 'Rumours and maps' })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Next lesson' })).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Finish lesson' })).toHaveCount(0);
    expect(await tab.evaluate(() => localStorage.getItem('uplink.visit'))).toBeNull();
  });
}

test('a visitor whose network goes away finishes the lesson where they are, and no session is asked for', async ({
  context,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/courses/ospf-in-practice');
  await page.getByRole('link', { name: 'Rumours and maps' }).first().click();
  await expect(bar(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  const quiz = page.getByRole('link', { name: 'Open the quiz' });
  await expect(quiz).toBeVisible();
  await quiz.click();
  await expect(page.getByText(/^You are offline, and that page/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Rumours and maps' })).toBeVisible();
  await context.setOffline(false);
  await quiz.click();
  await expect(page).toHaveURL(/\/quiz$/);
  expect(asked).not.toContain('/session/token');
});

test('a visitor comes from the landing page by its free course to an account by keys', async ({
  page,
}) => {
  const keys = keysOf(page);
  const isAt = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goto('/');
  await keys.press(page.getByRole('link', { name: 'Networks from Zero' }).first());
  await isAt('Networks from Zero');
  await keys.press(page.getByRole('link', { name: 'What happens when you press Enter' }).first());
  await isAt('What happens when you press Enter');
  await keys.press(page.getByRole('button', { name: 'Finish lesson' }));
  await expect(page).toHaveURL(/\/quiz$/);
  await keys.press(bar(page));
  await keys.write(page.getByLabel('First name'), 'Vita');
  await keys.write(page.getByLabel('Last name'), 'Keys');
  await keys.write(page.getByLabel('Email'), `keys-${Date.now()}@example.org`);
  await keys.write(page.getByLabel('Password').first(), newPassword);
  await keys.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('a lesson that is not free asks for sign-in', async ({ page, request }) => {
  await page.goto('/courses/ospf-in-practice');
  const href = await page
    .getByRole('link', { name: 'Rumours and maps' })
    .first()
    .getAttribute('href');
  const free = Number(href?.split('/').at(-1));
  const outline = await request.get(`/lessons/${free}`);
  const { product } = await outline.json();
  const { sections } = await (await request.get(`/modules/${product.id}/outline`)).json();
  const closed = sections.at(-1);
  await page.goto(
    `/courses/ospf-in-practice/sections/${closed.id}/lessons/${closed.lessons[0].id}`,
  );
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
