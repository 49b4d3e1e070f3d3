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
import { achievementFixture, profileFixture, statsFixture } from '../account.fixture.ts';
import { Overview } from './overview.tsx';

const answers: TestAnswers = {
  'GET /me/profile': { ...profileFixture, isPublished: true },
  'GET /me/stats': statsFixture,
  'GET /me/achievements': { data: [achievementFixture], paging: paging(1) },
};
const overview = (other: TestAnswers, play?: Play) =>
  stage(
    () => (
      <Overview
        profileHref="/profile"
        achievementsHref="/achievements"
        publicHref={(name) => `/profile/${name}`}
        levelPanel={<div className="ul-card">Level</div>}
      />
    ),
    { ...answers, ...other },
    play,
  );

const meta = { title: 'learner/Overview' } satisfies Meta;
export default meta;

export const Ready: Story = overview({}, shows('Latest achievements'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  overview({ 'GET /me/profile': { ...profileFixture, lastName: longText, headline: longText } }),
);
export const Beginner: Story = overview(
  { 'GET /me/achievements': { data: [], paging: paging(0) } },
  shows('Lessons done'),
);
export const Loading: Story = overview({ 'GET /me/stats': refused.loading });
export const Failed: Story = overview(
  { 'GET /me/stats': refused.failed },
  shows('This part could not be loaded'),
);
