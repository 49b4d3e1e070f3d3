import { expect, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { test } from '../support/journey.ts';
import { confirmEmail, newPassword, signUp } from '../support/sign-up.ts';

test.use({ reducedMotion: 'reduce' });

/** Presses Tab until this has the focus: nothing here needs a mouse. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string) {
  const target = page.getByRole(role, { name });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}.`);
}

for (const width of [390, 1440]) {
  test(`a visitor solves an access list with the keyboard, and sees a counterexample first, ${width} px wide`, {
    ...(width === 390 && { tag: '@gate' }),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/courses/access-lists-and-firewalls');
    await page.getByRole('link', { name: 'What a packet filter sees' }).first().click();
    await tabTo(page, 'link', 'Try it');
    await page.keyboard.press('Enter');

    await tabTo(page, 'textbox', 'Lines of GUEST-IN');
    await page.keyboard.press('Control+Enter');
    await expect(
      page.getByRole('heading', { name: "This packet shouldn't get through." }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How your list reads it' })).toBeVisible();
    await expect(page.getByText('permit, line 2')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    await tabTo(page, 'button', 'Show a hint');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('The first line that matches decides.', { exact: false }),
    ).toBeVisible();

    const lines = page.getByRole('textbox', { name: 'Lines of GUEST-IN' });
    await lines.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(
      'permit udp any any eq domain\ndeny ip any 10.20.0.0 0.0.255.255\npermit tcp any any eq 80 443',
    );
    const graded = page.waitForResponse(/exercises\/check$/);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'All goals met' })).toBeVisible();
    await graded;
    await expect(page.getByRole('button', { name: 'pending' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to the lesson', exact: true })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    // Kept on this device.
    await page.reload();
    await expect(lines).toHaveValue(/^permit udp any any eq domain/);
    await expect(page.getByRole('heading', { name: 'All goals met' })).toBeVisible();
  });
}

test('the hints a visitor opens stay open over a reload, and in the account they create', async ({
  page,
}) => {
  const first = (on: Page) =>
    on.getByText('The first line that matches decides.', { exact: false });
  const second = (on: Page) => on.getByText('Which line has to come before', { exact: false });
  await page.goto('/courses/access-lists-and-firewalls');
  await page.getByRole('link', { name: 'What a packet filter sees' }).first().click();
  await page.getByRole('link', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await page.getByRole('button', { name: 'Show the next hint' }).click();
  await expect(second(page)).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(first(page)).toBeVisible();
  await expect(second(page)).toBeVisible();

  await page.getByRole('button', { name: 'Keep my progress' }).click();
  const email = `hints-${Date.now()}@example.org`;
  await signUp(page, email);
  const tab = await confirmEmail(page, email);
  await tab.getByRole('link', { name: 'Log in' }).click();
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password').fill(newPassword);
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await expect(second(tab)).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Show the next hint' })).toBeVisible();
  expect(await tab.evaluate(() => localStorage.getItem('uplink.visit'))).toBeNull();
});
