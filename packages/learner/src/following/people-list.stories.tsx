import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  paging,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { personFixture } from './following.fixture.ts';
import { PeopleList } from './people-list.tsx';

const path = 'GET /me/followers';
const onPageChange = fn();
const list = (answers: TestAnswers, play?: Play, side: 'following' | 'followers' = 'followers') =>
  stage(
    () => (
      <PeopleList
        side={side}
        page={0}
        onPageChange={onPageChange}
        profileHref={(name) => `/profile/${name}`}
        ownProfileHref="/profile"
      />
    ),
    answers,
    play,
  );
const data = [
  personFixture,
  { ...personFixture, id: 10, name: 'Owen Pritchard', isFollowed: true },
  {
    ...personFixture,
    id: 11,
    name: 'Samira Haddad',
    uniqueName: null,
    headline: null,
    isPublished: false,
  },
];

const meta = { title: 'learner/PeopleList' } satisfies Meta;
export default meta;

export const Ready: Story = list(
  { [path]: { data, paging: paging(45) }, 'POST /me/following': null },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow Aiko Morimoto' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Unfollow Aiko Morimoto' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('This profile is not public')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(1);
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({
    [path]: { data: [{ ...personFixture, name: longText, headline: longText }], paging: paging(1) },
  }),
);
export const Refused: Story = list(
  { [path]: { data, paging: paging(3) }, 'POST /me/following': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow Aiko Morimoto' }));
    await waitFor(() => expect(canvas.getByText(/^Aiko Morimoto: /)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Follow Aiko Morimoto' })).toBeVisible(),
    );
  },
);
export const Empty: Story = list(
  { [path]: { data: [], paging: paging(0) } },
  shows('No followers yet'),
);
export const FollowingNobody: Story = list(
  { 'GET /me/following': { data: [], paging: paging(0) } },
  shows("You're not following anyone yet"),
  'following',
);
export const Loading: Story = list({ [path]: refused.loading });
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
