import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mentorProfileFixture, publicProfileFixture } from './following.fixture.ts';
import { PublicProfile } from './public-profile.tsx';
import { PublicProfileView } from './public-profile.view.tsx';

const path = 'GET /users/aiko/profile';
const addresses = {
  ownProfileHref: '/profile',
  shareUrl: 'https://academy.example/profile/aiko',
};
const profile = (answers: TestAnswers, play?: Play) =>
  stage(() => <PublicProfile uniqueName="aiko" {...addresses} />, answers, play);
const { person } = publicProfileFixture;

const meta = { title: 'learner/PublicProfile' } satisfies Meta;
export default meta;

export const Ready: Story = profile(
  { [path]: publicProfileFixture, 'POST /me/following': null },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unfollow' })).toBeVisible());
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  profile({
    [path]: { ...publicProfileFixture, person: { ...person, name: longText, headline: longText } },
  }),
);
export const Own: Story = profile(
  { [path]: { ...publicProfileFixture, isOwn: true, person: { ...person, isPublished: false } } },
  shows('Your profile is private. Only you can see this.'),
);
export const OwnAndPublished: Story = profile(
  { [path]: { ...publicProfileFixture, isOwn: true } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share your profile' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(
      addresses.shareUrl,
    );
  },
);
export const Beginner: Story = profile(
  { [path]: { ...publicProfileFixture, achievements: [], socialLinks: [] } },
  shows('Nothing completed yet.'),
);
export const Mentor: Story = profile({ [path]: mentorProfileFixture }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/“I read your configuration/)).toBeVisible());
  const { name } = mentorProfileFixture.mentoring?.products[0] ?? { name: '' };
  expect(canvas.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(canvas.queryByText('Lessons done')).toBeNull();
});
export const MentorDark: Story = dark(Mentor);
export const MentorNarrow: Story = narrow(Mentor);
export const Private: Story = profile(
  { [path]: refused.empty },
  shows('This profile is not public'),
);
export const Visited: Story = stage(
  () => (
    <PublicProfileView
      profile={publicProfileFixture}
      actions={<a href="/session/login">Sign in to follow</a>}
    />
  ),
  {},
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Sign in to follow' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);
export const Loading: Story = profile({ [path]: refused.loading });
export const Failed: Story = profile(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
