import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  maya,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { continueFixture, dashboardFixture as dashboard, freeWeek } from './dashboard.fixture.ts';
import { Dashboard } from './dashboard.tsx';
import type { DashboardProps } from './dashboard.types.ts';

const path = 'GET /me/dashboard';
const home = (answers: TestAnswers, play?: Play, props: Partial<DashboardProps> = {}) =>
  stage(
    () => (
      <Dashboard
        {...props}
        levelPanel={<div className="ul-card ul-dashboard__path">The level</div>}
        renderSuggestion={({ id, name }) => (
          <div key={id} className="ul-card ul-dashboard__path">
            {name}
          </div>
        )}
      />
    ),
    { 'GET /me': { id: maya.id, firstName: 'Maya', roles: ['student'] }, ...answers },
    play,
  );

const meta = { title: 'learner/Dashboard' } satisfies Meta;
export default meta;

export const Ready: Story = home({ [path]: dashboard }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /, Maya$/ })).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByText('9 min and a quiz, then LSA types opens.')).toBeVisible(),
  );
  await expect(canvas.getByRole('link', { name: 'Start learning' })).toHaveAttribute(
    'href',
    '/courses/ospf-in-practice/sections/2/lessons/7',
  );
  await waitFor(() => expect(canvas.getByText(/^3 of 4 evenings\./)).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  home({
    [path]: {
      ...dashboard,
      continueLearning: {
        ...continueFixture,
        shortDescription: longText,
        lesson: { ...continueFixture.lesson, name: longText },
      },
      openWork: dashboard.openWork.map((one) => ({ ...one, title: longText, detail: longText })),
      learning: dashboard.learning.map((one) => ({ ...one, name: longText })),
    },
  }),
);
export const TextLesson: Story = home(
  { [path]: { ...dashboard, continueLearning: { ...continueFixture, hasVideo: false } } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Start learning' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /^Play/ })).toBeNull();
  },
);
export const Empty: Story = home(
  {
    [path]: { continueLearning: null, openWork: [], learning: [], suggestions: [], week: freeWeek },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Choose where your route begins.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Nothing is waiting for you')).toBeVisible());
  },
);
export const InProgressOnly: Story = home(
  { [path]: dashboard },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Currently learning')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The ways between')).toBeVisible());
    await expect(canvas.queryByText('Open work')).toBeNull();
  },
  { part: 'learning', tabs: 'The ways between' },
);
export const NothingInProgress: Story = home(
  {
    [path]: { continueLearning: null, openWork: [], learning: [], suggestions: [], week: freeWeek },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing in progress yet')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All courses' })).toBeVisible());
  },
  { part: 'learning' },
);
const without = withoutContent(home, path);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;

/** A server that answers the second time. */
function recovering(): TestAnswers {
  let calls = 0;
  return {
    [path]: () => {
      calls += 1;
      return calls === 1 ? refused.failed() : Response.json(dashboard);
    },
  };
}
export const FailedOnce: Story = home(recovering(), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.getByText('Open work')).toBeVisible());
});
export const Failed: Story = without.Failed;
