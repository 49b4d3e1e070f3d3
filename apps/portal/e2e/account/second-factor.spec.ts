import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { grant, signInAs } from '../support/learner.ts';
import { signIn } from '../support/people.ts';
import { soldTo } from '../support/sold-to.ts';

test.use({ reducedMotion: 'reduce', isFreshBrowser: true });

/** A device with a fingerprint reader that always recognizes its owner. */
async function withPasskeys(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added and signs in; a refund is refused without it, and done with it', async ({
  browser,
  context,
  page,
}) => {
  const { id, product } = await soldTo(browser, ['Ottoline', 'Passey']);
  await withPasskeys(context, page);
  const staff = await signInAs(context, { role: 'customerSupport' });
  await page.goto('/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name of this device/).fill('Support laptop');
  await dialog.getByRole('button', { name: 'Continue on this device' }).click();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('Support laptop')).toBeVisible();

  await context.clearCookies();
  await signIn(page, staff, '/security');
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/last used/).first()).toBeVisible();

  await grant({ email: staff.email, factorMinutesAgo: 31 });
  await page.goto(`/admin/users/${id}/purchases`);
  await page.getByRole('button', { name: `Manage ${product}` }).click();
  await page.getByRole('menuitem', { name: /^Refund/ }).click();
  const refund = page.getByRole('dialog').filter({ hasText: 'Reason' });
  await refund.getByRole('textbox', { name: /^Amount/ }).fill('1.50');
  await refund.getByRole('textbox', { name: /^Reason/ }).fill('Lab outage');
  await refund.getByRole('button', { name: 'Refund $1.50' }).click();

  const stepUp = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(stepUp).toBeVisible();
  await stepUp.getByRole('button', { name: 'Cancel' }).click();
  await expect(refund.getByText(/^Confirm it's you with your second factor/)).toBeVisible();
  await expect(refund.getByRole('textbox', { name: /^Amount/ })).toHaveValue('1.50');

  await refund.getByRole('button', { name: 'Refund $1.50' }).click();
  await stepUp.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(stepUp).toBeHidden();
  await expect(refund).toBeHidden();
  await expect(page.getByText('Partly refunded')).toBeVisible();
});
