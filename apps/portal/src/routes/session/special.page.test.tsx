import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configuration } from '../../testing/maya.fixture.ts';
import { show } from '../../testing/show.tsx';
import { SpecialNotFoundPage, SpecialSignUpPage } from './special.page.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const path = 'GET /configuration';

test('the door says which program it is, and has a header and footer of its own', async () => {
  // Phones leave out the tagline.
  await page.viewport(1280, 800);
  show(<SpecialSignUpPage />, { answers: { [path]: configuration } });
  await expect.element(heading('Network Engineer Program')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Create your account' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect
    .element(header.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer.getByText('Support')).toBeVisible();
  await expect.element(footer.getByText(/^\. The #1 Network Engineer Program/)).toBeVisible();
});

test('without a special program there is no such page', async () => {
  show(<SpecialSignUpPage />, { answers: { [path]: { ...configuration, specialProgram: null } } });
  await expect.element(heading('A Black Hole just swallowed that page')).toBeVisible();
});

test('another address of the area leads nowhere, within its frame', async () => {
  show(<SpecialNotFoundPage />, { answers: { [path]: configuration } });
  await expect.element(heading('A Black Hole just swallowed that page')).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
});

test('an outage can be tried again', async () => {
  show(<SpecialSignUpPage />, {
    answers: { [path]: () => Response.json({ message: 'No.' }, { status: 500 }) },
  });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
