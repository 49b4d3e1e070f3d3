import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFollow } from './follow.controller.ts';
import { personFixture, publicProfileFixture } from './following.fixture.ts';
import { PublicProfile } from './public-profile.tsx';

afterEach(cleanup);

/** Something that one call waits for until another gives it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

function Page({ isOpen }: { isOpen: boolean }) {
  const { onFollow } = useFollow();
  return (
    <>
      <button type="button" onClick={() => onFollow(personFixture, true)}>
        Follow from the list
      </button>
      {isOpen && <PublicProfile uniqueName="aiko" ownProfileHref="#" shareUrl="#" />}
    </>
  );
}

test('a profile opened while the follow is on its way shows it once it is stored', async () => {
  let isFollowed = false;
  const stored = signal();
  const client = createTestClient({
    'GET /users/aiko/profile': () =>
      Response.json({ ...publicProfileFixture, person: { ...personFixture, isFollowed } }),
    'POST /me/following': async () => {
      await stored.given;
      isFollowed = true;
      return Response.json({ ...personFixture, isFollowed });
    },
  });
  const show = (isOpen: boolean) => (
    <UplinkProvider client={client} queryClient={queryClient}>
      <Page isOpen={isOpen} />
    </UplinkProvider>
  );
  const queryClient = createQueryClient();
  const { rerender } = render(show(false));
  await userEvent.click(screen.getByRole('button', { name: 'Follow from the list' }));
  rerender(show(true));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  stored.give();
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();
});

test('a profile read before the follow was stored, and answered after, shows it', async () => {
  let isFollowed = false;
  const queryClient = createQueryClient();
  const [asked, stored] = [signal(), signal()];
  const client = createTestClient({
    'GET /users/aiko/profile': async () => {
      const profile = { ...publicProfileFixture, person: { ...personFixture, isFollowed } };
      asked.give();
      await stored.given;
      // So that the answer to the follow comes first.
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
      return Response.json(profile);
    },
    'POST /me/following': async () => {
      await asked.given;
      isFollowed = true;
      stored.give();
      return Response.json({ ...personFixture, isFollowed });
    },
  });
  const show = (isOpen: boolean) => (
    <UplinkProvider client={client} queryClient={queryClient}>
      <Page isOpen={isOpen} />
    </UplinkProvider>
  );
  const { rerender } = render(show(false));
  await userEvent.click(screen.getByRole('button', { name: 'Follow from the list' }));
  rerender(show(true));
  expect(await screen.findByRole('button', { name: 'Unfollow' }, { timeout: 5000 })).toBeVisible();
});
