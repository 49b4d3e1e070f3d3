import { expect, type Page } from '@playwright/test';
import { choose } from '../support/choices.ts';
import { chooseFile } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';
import { picture } from '../support/picture.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('a learner tells of themselves, and it is there after a reload', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  await page.goto('/profile');
  await field(page, 'City').fill('Leeds');
  await field(page, 'Phone').fill('0113 496 0000');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Start with + and your country code')).toBeVisible();
  await field(page, 'Phone').fill('+441134960000');
  await choose(
    page.getByRole('button', { name: /T-shirt size/ }),
    page.getByRole('option', { name: 'XXXXL' }),
  );
  await field(page, 'GitHub').fill('https://github.com/ines-duarte');
  await save(page).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Leeds');
  await expect(field(page, 'Phone')).toHaveValue('+44 113 496 0000');
  expect(await learner.read('/me/profile')).toMatchObject({
    tshirtSize: 'XXXXL',
    socialLinks: [{ network: 'github', url: 'https://github.com/ines-duarte' }],
  });
});

test('what is typed survives another page, a reload and an ended session', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, {});
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/profile');
  await field(page, 'Headline').fill('Typed and not saved');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByRole('button', { name: 'Leave page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await page.goto('/profile');
  await expect(field(page, 'Headline')).toHaveValue('Typed and not saved');

  await context.clearCookies();
  await page.reload();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password').fill(learner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(field(page, 'Headline')).toHaveValue('Typed and not saved');
  await save(page).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(await learner.read('/me/profile')).toMatchObject({ headline: 'Typed and not saved' });
});

test('two tabs lose nothing of each other', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  const other = await context.newPage();
  await page.goto('/profile');
  await other.goto('/profile');
  await field(page, 'City').fill('Leeds');
  await field(other, 'Headline').fill('From the other tab');
  await save(other).click();
  await expect(other.getByText('Your changes are saved.')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(await learner.read('/me/profile')).toMatchObject({
    headline: 'From the other tab',
    shippingAddress: { city: 'Leeds' },
  });
});

test('a profile is changed and published by keys', { tag: '@gate' }, async ({ context, page }) => {
  const learner = await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/profile');
  await keys.skipToContent();
  const publish = page.getByRole('switch', { name: /^Publish my profile/ });
  await keys.press(publish, 'Space');
  await expect(publish).toBeChecked();
  await keys.write(page.getByRole('textbox', { name: /^Headline/ }), 'Field engineer');
  const size = page.getByRole('button', { name: /T-shirt size/ });
  await keys.press(size);
  await keys.leave(page.getByRole('listbox'), size);
  await keys.press(size);
  await page.keyboard.type('XXXX');
  await page.keyboard.press('Enter');
  await expect(size).toContainText('XXXXL');
  await keys.press(page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(await learner.read('/me/profile')).toMatchObject({
    headline: 'Field engineer',
    tshirtSize: 'XXXXL',
  });
});

test('a photo is chosen, cropped, worn in the header and removed by keys', {
  tag: '@gate',
}, async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/profile');
  await keys.skipToContent();
  const choose = page.getByRole('button', { name: 'Choose a photo' });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await chooseFile(choose, picture(), () => keys.press(choose));
  await expect(dialog).toBeFocused();
  await keys.leave(dialog, choose);
  await chooseFile(choose, picture(), () => keys.press(choose));
  await keys.press(dialog.getByLabel('Crop area'), 'ArrowRight');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await keys.press(zoom, 'ArrowRight');
  await expect(zoom).toHaveValue('1.1');
  await keys.press(dialog.getByRole('button', { name: 'Use photo' }));
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  const worn = page.getByRole('banner').locator('.ul-avatar img');
  await expect(worn).toHaveAttribute('src', /^\/storage\/avatars\//);
  await expect.poll(() => worn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await keys.press(page.getByRole('button', { name: 'Remove photo' }));
  await expect(worn).toHaveCount(0);
});
