import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
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
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardFixture, freeWeek } from '../dashboard.fixture.ts';
import { FirstWeek } from './first-week.tsx';
import { GoalQuestions } from './goal-questions.tsx';
import { MentorCard } from './mentor-card.tsx';
import { PathCard } from './path-card.tsx';
import { pathFixture } from './start.fixture.ts';

const path = 'GET /me/path';
const home = 'GET /me/dashboard';
const start = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <div className="ul-stack ul-gap-24">
        <GoalQuestions />
        <PathCard />
        <MentorCard />
        <FirstWeek />
      </div>
    ),
    { [home]: dashboardFixture, ...answers },
    play,
  );
const wishing = (goals: Partial<Schema<'Goals'>>) => ({
  ...pathFixture,
  goals: { ...pathFixture.goals, ...goals },
});

/** A server that keeps the answers. */
function keeping(): TestAnswers {
  let now = wishing({ goal: null, level: null, evenings: null });
  return {
    [path]: () => Response.json(now),
    'PATCH /me/goals': async (request: Request) => {
      const patch: Schema<'GoalsPatch'> = await request.json();
      const skipped = Object.entries(patch).flatMap(([name, value]) =>
        value === null ? [name as 'goal'] : [],
      );
      now = { ...now, goals: { ...now.goals, ...patch, skipped } };
      return Response.json(now.goals);
    },
  };
}

const meta = { title: 'learner/LearningStart' } satisfies Meta;
export default meta;

export const Ready: Story = start({ [path]: pathFixture }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your path to a network job')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('at 3 evenings a week')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('$149.00')).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
/** One line of answers, which opens the questions. */
export const Narrow: Story = narrow(
  start({ [path]: pathFixture }, async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Network job, new to this, 3 evenings')).toBeVisible(),
    );
  }),
);
export const Unanswered: Story = start(keeping(), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Security job' }));
  await expect(canvas.getByRole('button', { name: 'Security job' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() => expect(canvas.getByText('Your path to a security job')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Skip: Where are you now?' }));
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'Skip: Where are you now?' })).toBeNull(),
  );
});
export const UnansweredNarrow: Story = narrow(
  start(
    { [path]: wishing({ goal: null, level: null, evenings: null }) },
    shows('Three short questions choose your path'),
  ),
);
export const GoalSecurity: Story = start(
  { [path]: wishing({ goal: 'securityJob' }) },
  shows('Your path to a security job'),
);
/** Their path begins later. */
export const InItNow: Story = start({
  [path]: { ...wishing({ level: 'inItNow' }), steps: pathFixture.steps.slice(1) },
});
const planned = {
  ...dashboardFixture,
  visit: 'first',
  week: {
    ...freeWeek,
    planned: 3,
    days: freeWeek.days.map((day, index) => ({ ...day, isPlanned: index === 3 || index > 4 })),
  },
} satisfies Schema<'Dashboard'>;
/** A new account also sees what a mentor does, and which lesson fits which evening. */
export const FirstHome: Story = start(
  { [path]: pathFixture, [home]: planned },
  async ({ canvas }) => {
    const mentor = await canvas.findByRole('heading', { name: 'What a mentor does for you' });
    await waitFor(() => expect(mentor).toBeVisible());
    await expect(canvas.getByText('Daniel Reyes reads it, line by line')).toBeVisible();
    await expect(canvas.getByText(/^Usually within a day\./)).toBeVisible();
    await expect(canvas.getByText('Fix an office, and your first homework')).toBeVisible();
    await expect(canvas.getByText('Sat')).toBeVisible();
  },
);
export const FirstHomeDark: Story = dark(FirstHome);
export const FirstHomeNarrow: Story = narrow(FirstHome);
/** Nothing is planned, several mentors read, and too few were read to say how soon. */
export const FirstHomeUnplanned: Story = start(
  {
    [path]: {
      ...pathFixture,
      mentoring: {
        ...pathFixture.mentoring,
        mentors: [
          { id: 7, name: 'Daniel Reyes', avatar: null },
          { id: 8, name: 'Ines Duarte', avatar: null },
        ],
        wait: null,
      },
    },
    [home]: { ...planned, week: freeWeek },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('A mentor reads it, line by line')).toBeInTheDocument();
    await expect(canvas.queryByText('The first week, evening by evening')).toBeNull();
  },
);
/** What was bought comes first. */
export const Bought: Story = start({
  [path]: {
    ...pathFixture,
    steps: pathFixture.steps.map((step, index) =>
      index === 0 ? { ...step, kind: 'lead', module: { ...step.module, status: 2 } } : step,
    ),
  },
});
export const LongText: Story = narrow(
  start({
    [path]: {
      ...pathFixture,
      steps: pathFixture.steps.map((step) => ({
        ...step,
        module: { ...step.module, name: longText },
      })),
    },
  }),
);
export const NotSaved: Story = start(
  { [path]: pathFixture, 'PATCH /me/goals': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Curious' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn't be saved/);
  },
);
export const Empty: Story = start({ [path]: refused.empty }, shows('There is no path to show'));
export const Loading: Story = start({ [path]: refused.loading });
export const Failed: Story = start({ [path]: refused.failed });
