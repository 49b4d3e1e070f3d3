import { expect, test } from '@playwright/test';
import { newLearner } from './learner.ts';
import { signIn } from './people.ts';

test('a deep link survives sign-in', async ({ page }) => {
  await signIn(page, 'maya', '/courses?level=2#x');
  await expect(page).toHaveURL(/\/courses\?level=2#x$/);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Courses - Uplink Academy$/);
});

test('a frozen account sees billing only, without a loop', async ({ page }) => {
  await signIn(page, 'felix', '/courses');
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByText('A payment is overdue')).toBeVisible();
  await page.goto('/homeworks');
  await expect(page).toHaveURL(/\/billing$/);
});

test('a blocked account is told so', async ({ page }) => {
  await signIn(page, 'bella');
  await expect(page).toHaveURL(/error=unauthorized/);
  await expect(page.getByRole('heading', { name: 'Account deactivated' })).toBeVisible();
});

test('a wrong password keeps the address and says what to do', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('maya@example.org');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Email address or password is wrong');
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.org');
});

test('unknown addresses and signing out', async ({ page }) => {
  await page.goto('/nope');
  await expect(
    page.getByRole('heading', { name: 'A Black Hole just swallowed that page' }),
  ).toBeVisible();
  await signIn(page, 'maya');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('who is signed in already goes home from the doors', async ({ context, page }) => {
  await newLearner(context, {});
  for (const path of ['/login', '/zte', '/zte/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page).toHaveTitle('Home - Uplink Academy');
  }
});

test('a sign-in that failed is told, and starts again', async ({ page }) => {
  await page.goto('/session/callback?error=access_denied');
  await expect(page.getByText(/Sign-in could not be finished/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a text that somebody wrote into the address of the sign-in page is not shown', async ({
  page,
}) => {
  await page.goto('/login?error=Your+account+was+stolen.+Call+555-0100');
  await expect(page.getByText(/Sign-in could not be finished/)).toBeVisible();
  await expect(page.getByText(/555-0100/)).toHaveCount(0);
});

test('an address that could not be confirmed is told, and leads to sign-in', async ({ page }) => {
  await page.goto('/confirm_email?code=wrong');
  await expect(
    page.getByRole('heading', { name: 'This address could not be confirmed' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
});

for (const [person, creator, admin] of [
  ['maya', false, false],
  ['daniel', true, false],
  ['ada', false, true],
] as const) {
  test(`${person} at the doors of the areas for some roles`, async ({ page }) => {
    await signIn(page, person, '/creator/products');
    for (const [path, mayEnter] of [
      ['/creator/products', creator],
      ['/creator', creator],
      ['/admin', admin],
      ['/admin/users', admin],
    ] as const) {
      await page.goto(path);
      const closed = page.getByRole('heading', { name: 'This area needs another role' });
      const empty = page.getByRole('heading', { name: 'A Black Hole just swallowed that page' });
      await expect(mayEnter ? empty : closed).toBeVisible();
      if (!mayEnter)
        await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
    }
    await page.goto('/creator/email');
    const isEmpty = page.getByText('No emails yet');
    const title = page.getByRole('heading', { name: 'This area needs another role' });
    await expect(creator ? isEmpty : title).toBeVisible();
  });
}

test('the inbox is plain and empty for somebody who reviews nothing', async ({ context, page }) => {
  await newLearner(context, {});
  for (const path of ['/inbox', '/inbox/homework', '/inbox/quiz', '/inbox/milestones']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(page.getByText('The inbox holds work for mentors to review.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go home']);
  }
});

test('work under review lies in the inbox: trail and menu say so', async ({ page }) => {
  await signIn(page, 'daniel', '/inbox/homework');
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/homeworks\/\d+\/submissions\/\d+$/);
  const trail = page.getByRole('banner').getByRole('listitem');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(trail).toHaveCount(3);
    await expect(trail.nth(0)).toHaveText('Inbox');
    await expect(trail.nth(1)).toHaveText('Homework to review');
    await expect(menu.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: /^Homeworks/ })).not.toHaveAttribute(
      'aria-current',
    );
  }
  await trail.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homework to review' })).toBeVisible();
});
