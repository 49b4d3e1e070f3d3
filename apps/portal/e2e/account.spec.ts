import { expect, type Page, test } from '@playwright/test';
import { tick } from './hands.ts';
import { newLearner } from './learner.ts';
import { signIn } from './people.ts';
import { picture } from './picture.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('a learner tells of themselves, and it is there after a reload', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  await page.goto('/profile');
  await field(page, 'City').fill('Leeds');
  await field(page, 'Phone').fill('0113 496 0000');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Please start with + and the code of your country')).toBeVisible();
  await field(page, 'Phone').fill('+441134960000');
  await page.getByRole('button', { name: /T-shirt size/ }).click();
  await page.getByRole('option', { name: 'XXXXL' }).click();
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

test('a photo is chosen, cropped, uploaded and worn in the header', async ({ context, page }) => {
  await newLearner(context, {});
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  const file = picture();
  await page.locator('input[type=file]').setInputFiles([file]);
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  const worn = page.getByRole('banner').locator('.ul-avatar img');
  await expect(worn).toHaveAttribute('src', /^\/storage\/avatars\//);
  expect(await worn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(worn).toHaveCount(0);
});

test('address and password change after a fresh sign-in', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  await page.goto('/security');
  await page.getByLabel('New email address').fill(learner.email);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('This is your address already')).toBeVisible();
  await page.getByLabel('New email address').fill(`new-${learner.email}`);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Open the link we mailed to new-${learner.email}`)).toBeVisible();
  const [first, repeat] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('New password again'),
  ];
  await first.fill('Spanning-Tree-9');
  await repeat.fill('Spanning-Tree-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Email', { exact: true }).fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill('Spanning-Tree-9');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test('a learner follows another, who keeps the profile private again', async ({ page }) => {
  await signIn(page, 'bram', '/following');
  await page.getByRole('searchbox', { name: 'Find learners' }).fill('mori');
  await page.getByRole('button', { name: 'Follow Aiko Morimoto' }).click();
  await page.getByRole('link', { name: 'Aiko Morimoto' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aiko Morimoto' })).toBeVisible();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.goto('/profile/samira');
  await expect(page.getByRole('heading', { name: 'This profile is not public' })).toBeVisible();
});

test('a lesson is saved to a playlist, found there, moved and taken out', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 3 });
  const [first, second] = await learner.lessons('vlans-and-switching');
  for (const lesson of [first, second]) {
    await page.goto(lesson?.path ?? '');
    await page.getByRole('button', { name: 'Save to a playlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this lesson' });
    if (lesson === first) {
      await dialog.getByRole('textbox', { name: 'New playlist' }).fill('For later');
      await dialog.getByRole('button', { name: 'Make playlist' }).click();
    } else {
      const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await tick(dialog.getByRole('checkbox', { name: 'For later' }));
      await isSaved;
    }
    await expect(dialog.getByRole('checkbox', { name: 'For later' })).toBeChecked();
  }
  await page.goto('/playlists');
  await page.getByRole('link', { name: /^For later/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For later' })).toBeVisible();
  const lessons = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(lessons).toHaveText([first?.name ?? '', second?.name ?? '']);
  await page.getByRole('button', { name: `Move ${second?.name} up` }).click();
  await expect(lessons).toHaveText([second?.name ?? '', first?.name ?? '']);
  const undo = (what: string) =>
    page.getByRole('alertdialog').filter({ hasText: what }).getByRole('button', { name: 'Undo' });
  const takeOut = page.getByRole('button', { name: `Take ${first?.name} out of the playlist` });
  await takeOut.click();
  await expect(lessons).toHaveText([second?.name ?? '']);
  await undo(`${first?.name} taken out`).click();
  await expect(lessons).toHaveText([second?.name ?? '', first?.name ?? '']);
  await takeOut.click();
  await expect(lessons).toHaveText([second?.name ?? '']);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No playlist yet')).toBeVisible();
  await undo('For later deleted').click();
  await page.getByRole('link', { name: /^For later/ }).click();
  await expect(lessons).toHaveText([second?.name ?? '']);
});

test('overview, learning and achievements say how far a learner is', async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 9, 'ospf-in-practice': 1 });
  await page.goto('/overview');
  await expect(page.getByText('Lessons done')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Your learning' });
  await pages.getByRole('link', { name: 'Learning' }).click();
  await expect(page.getByRole('heading', { name: 'Learning now' })).toBeVisible();
  await pages.getByRole('link', { name: 'Achievements' }).click();
  await expect(page.getByRole('link', { name: /^VLANs and Switching/ })).toBeVisible();
  await pages.getByRole('link', { name: 'Followers' }).click();
  await expect(page.getByText('Nobody follows you yet')).toBeVisible();
});
