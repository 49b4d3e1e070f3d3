import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configuration } from '../../testing/maya.fixture.ts';
import { show } from '../../testing/show.tsx';
import { InvitePage } from './invite.page.tsx';
import '@uplink/ui/helpers.css';

afterEach(() => localStorage.clear());

test('a visitor is asked on the page of the link, and it counts once they agree', async () => {
  let clicks = 0;
  show(<InvitePage />, {
    answers: {
      'GET /configuration': configuration,
      'GET /referrals/invitations/': { calendly: null },
      'POST /referrals/clicks': () => {
        clicks += 1;
        return new Response(null, { status: 204 });
      },
    },
  });
  await expect.element(page.getByText(/who invited you/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Support' })).toBeVisible();
  expect([clicks, localStorage.length]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => clicks).toBe(1);
  await expect.element(page.getByText(/who invited you/)).not.toBeInTheDocument();
});
