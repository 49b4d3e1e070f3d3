import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { buy } from '../support/buying.ts';
import { writeCard } from '../support/cards.ts';
import { chooseByKeys } from '../support/choices.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

/** Without a mouse, on a wide and on a narrow screen. */
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What was pressed may be gone: someone who uses the keyboard carries on from where they were. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

for (const viewport of screens) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => page.setViewportSize(viewport));

    test('a visitor buys by keys alone: a declined card, another one, and a smaller offer', async ({
      page,
    }) => {
      const keys = keysOf(page);
      await page.goto('/checkout/ospf-in-practice');
      const pay = page.getByRole('button', { name: 'Pay $149.00' });
      await keys.press(pay);
      await expect(page.getByLabel('First name')).toBeFocused();
      await keys.write(page.getByLabel('First name'), 'Jonas');
      await keys.write(page.getByLabel('Last name'), 'Petersen');
      await keys.write(page.getByLabel('Email'), `jonas-${randomUUID()}@example.org`);
      await keys.write(page.getByLabel('Street'), '12 Ring Road');
      await keys.write(page.getByRole('textbox', { name: 'City' }), 'Chicago');
      await keys.write(page.getByLabel('Zip', { exact: true }), '60614');
      await chooseByKeys(keys, page.getByRole('button', { name: /Country/ }), 'United States');
      await chooseByKeys(keys, page.getByRole('button', { name: /T-shirt size/ }), 'M');
      await writeCard(keys, page, '4000000000009995');
      await keys.press(pay);
      await expect(page.getByRole('alert')).toContainText(
        'We were unable to process your payment.',
      );
      await expectFocusKept(page);
      await writeCard(keys, page, '4242424242424242');
      await keys.press(pay);
      await expect(page.getByText('OSPF in Practice is yours.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await keys.press(page.getByRole('button', { name: 'No, thanks' }));
      await expect(page.getByText('Only the lab, then')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await keys.press(page.getByRole('button', { name: 'Yes, add it for $9.00' }));
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    });

    test('a course is bought by keys: a coupon, a declined card, another one, and what is offered after', async ({
      context,
      page,
    }) => {
      await newLearner(context, {});
      const keys = keysOf(page);
      await page.goto('/courses/ospf-in-practice');
      await keys.press(page.getByRole('button', { name: 'Purchase' }));
      const dialog = page.getByRole('dialog');
      await keys.write(dialog.getByRole('textbox', { name: 'Coupon' }), 'nightshift20');
      await page.keyboard.press('Enter');
      const pay = dialog.getByRole('button', { name: 'Pay $119.20' });
      await expect(pay).toBeEnabled();
      await expect(dialog.getByRole('button', { name: /NIGHTSHIFT20/ })).toBeFocused();
      await writeCard(keys, dialog, '4000000000000341');
      await keys.press(pay);
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectFocusKept(page);
      const saved = dialog.getByRole('radio', { name: /Visa/ });
      await keys.press(saved, 'ArrowDown');
      await writeCard(keys, dialog, '4242424242424242');
      await keys.press(pay);
      const refuse = page.getByRole('button', { name: 'No, thank you' });
      await keys.press(refuse);
      await expect(page.getByText('Or begin with the address plan')).toBeVisible();
      await keys.press(refuse);
      // Another course comes first.
      await keys.press(page.getByRole('button', { name: 'Open VLANs and Switching Foundations' }));
      await expect(page).toHaveURL('/courses/vlans-and-switching');
      await expectFocusKept(page);
    });

    test('a plan is paid off by keys, and the focus stays at its purchase', async ({
      context,
      page,
    }) => {
      const learner = await newLearner(context, {}, { card: '4242424242424242' });
      const { name } = await buy(learner, { type: 'paymentPlan' });
      const keys = keysOf(page);
      await page.goto('/billing');
      await keys.skipToContent();
      const open = page.getByRole('button', { name: 'Pay off' });
      await keys.press(open);
      const dialog = page.getByRole('dialog', { name: `Pay off ${name}?` });
      await keys.leave(dialog, open);
      await keys.press(open);
      await keys.press(dialog.getByRole('button', { name: /^Pay \$/ }));
      await expect(dialog).toBeHidden();
      await expect(page.getByText('paid in full')).toBeVisible();
      await expectFocusKept(page);
      const history = page.getByRole('grid', { name: 'Payment history' });
      await keys.reach(history.getByRole('row').nth(1));
      const receipt = history.getByRole('button', { name: /^Receipt for/ }).first();
      const isThere = () => receipt.evaluate((element) => element === document.activeElement);
      for (let step = 0; step < 12 && !(await isThere()); step += 1)
        await page.keyboard.press('ArrowRight');
      await expect(receipt).toBeFocused();
    });

    test('an agreement is previewed and signed by keys', async ({ context, page }) => {
      await newLearner(context, { 'branch-office': 0 });
      const keys = keysOf(page);
      await page.goto('/');
      await keys.press(page.getByRole('link', { name: 'READ AND SIGN' }));
      await expect(page.getByRole('heading', { name: 'Sign the agreement' })).toBeVisible();
      await keys.press(page.getByRole('button', { name: 'Preview PDF' }));
      await expect(page.getByLabel('Date of birth')).toBeFocused();
      await keys.write(page.getByLabel('Date of birth'), '1994-05-11');
      await keys.write(page.getByLabel('Phone'), '+1 202 555 0143');
      await keys.write(page.getByLabel('Address'), '12 Cable Street, Portland');
      const ways = page.getByRole('radiogroup', { name: 'Signature: type or draw' });
      await keys.press(ways.getByRole('radio', { name: 'Type' }), 'ArrowRight');
      await page.keyboard.press('Space');
      await expect(page.getByText('Without one, choose Type.')).toBeVisible();
      await keys.press(page.getByRole('button', { name: 'Accept and sign' }));
      const drawn = ways.getByRole('radio', { name: 'Draw' });
      await expect(drawn).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
      await keys.write(page.getByRole('textbox', { name: 'Signature, typed' }), 'Maya Okafor');
      const preview = page.waitForEvent('download');
      await keys.press(page.getByRole('button', { name: 'Preview PDF' }));
      expect((await preview).suggestedFilename()).toBe('Agreement preview.pdf');
      await keys.press(page.getByRole('button', { name: 'Accept and sign' }));
      await expect(page.getByText('You accepted this agreement')).toBeFocused();
    });

    test('an agreement is declined by keys', async ({ context, page }) => {
      await newLearner(context, { 'branch-office': 0 });
      const keys = keysOf(page);
      await page.goto('/');
      await keys.press(page.getByRole('link', { name: 'READ AND SIGN' }));
      const open = page.getByRole('button', { name: 'Decline' });
      await keys.press(open);
      const dialog = page.getByRole('dialog');
      await keys.leave(dialog, open);
      await keys.press(open);
      await keys.write(dialog.getByLabel('Why are you declining?'), 'My work is my own.');
      await keys.press(dialog.getByRole('button', { name: 'Decline agreement' }));
      await expect(page.getByText('You declined this agreement')).toBeFocused();
    });
  });
}
