import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { definitionOf } from '@uplink/kit/exercises';
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
  withoutContent,
} from '@uplink/kit/testing';
import { draw, grade } from '@uplink/net/exercise';
import { expect, userEvent, waitFor } from 'storybook/test';
import { aclFixture, drillFixture, exercisesFixture } from './exercises.fixture.ts';
import { LessonExercises } from './lesson-exercises.tsx';

const path = 'GET /me/modules/1/exercises';
const savedAt = '2026-03-12T21:14:00.000Z';

/** Saves and grades as the server does. */
const checks = (exercise: Schema<'Exercise'>): TestAnswers => ({
  [`PUT /me/exercises/${exercise.id}/answer`]: async (request: Request) =>
    Response.json({ texts: (await request.json()).texts, version: 1, savedAt }),
  [`POST /me/exercises/${exercise.id}/check`]: async (request: Request) => {
    const { texts } = await request.json();
    const drawn = draw({ ...definitionOf(exercise), seeds: [1] }, 1);
    const graded = { grade: grade(drawn, { texts }), engine: 1, gradedAt: savedAt };
    return Response.json({ answer: { texts, version: 1, savedAt }, graded });
  },
});

const lesson = (answers: TestAnswers, play?: Play) =>
  stage(() => <LessonExercises lessonId={1} backHref="#back" />, answers, play);
const acl = (play?: Play) => lesson({ [path]: exercisesFixture, ...checks(aclFixture) }, play);

const wrong = 'permit udp any any eq 53{enter}permit tcp any any eq 443{enter}deny ip any any';
const right = 'permit udp any any eq 53';

const type = async (canvas: Parameters<Play>[0]['canvas'], text: string) => {
  const lines = await canvas.findByRole('textbox', { name: 'Lines of GUEST-IN' });
  await userEvent.clear(lines);
  await userEvent.type(lines, text);
  await userEvent.click(canvas.getByRole('button', { name: 'Check the list' }));
};

const meta = { title: 'learner/LessonExercises' } satisfies Meta;
export default meta;

export const Ready: Story = acl(shows('Nothing checked yet'));
export const RightToLeft: Story = rightToLeft(Ready);

export const Counterexample: Story = acl(async ({ canvas }) => {
  await type(canvas, wrong);
  await waitFor(() => expect(canvas.getByText('How your list reads it')).toBeVisible());
  await waitFor(() =>
    expect(
      canvas.getByText("This packet shouldn't get through.", { selector: 'h2' }),
    ).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('10.20.40.17:49152')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('permit, line 2')).toBeVisible());
});
export const CounterexampleDark: Story = dark(Counterexample);
export const CounterexampleNarrow: Story = narrow(Counterexample);

export const AllMet: Story = acl(async ({ canvas }) => {
  await type(canvas, right);
  await waitFor(() => expect(canvas.getByText('All goals met')).toBeVisible());
});

export const NotUnderstood: Story = acl(async ({ canvas }) => {
  await type(canvas, 'permit tcp any any eq http');
  await waitFor(() =>
    expect(canvas.getByText(/Line 1: “http” isn't a port or the name of one/)).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Goal 1 not checked')).toBeVisible());
});

export const Hints: Story = acl(async ({ canvas }) => {
  await type(canvas, wrong);
  await userEvent.click(await canvas.findByRole('button', { name: 'Show a hint' }));
  await waitFor(() =>
    expect(canvas.getByText('The first line that matches decides.')).toBeVisible(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Show the next hint' }));
  await waitFor(() => expect(canvas.getByText(/^Look at line 2/)).toBeVisible());
});

export const Drill: Story = lesson(
  { [path]: { ...exercisesFixture, exercises: [drillFixture] }, ...checks(drillFixture) },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'The last usable host' });
    await userEvent.type(field, '10.44.126.254{enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, '10.44.127.254{enter}');
    await waitFor(() => expect(canvas.getByText('All goals met')).toBeVisible());
  },
);

export const LongText: Story = narrow(
  lesson({
    [path]: {
      ...exercisesFixture,
      exercises: [
        {
          ...aclFixture,
          definition: { ...aclFixture.definition, title: longText, task: [longText] },
        },
      ],
    },
  }),
);

export const NotSent: Story = lesson(
  {
    [path]: exercisesFixture,
    ...checks(aclFixture),
    'POST /me/exercises/1/check': refused.failed,
  },
  async ({ canvas }) => {
    await type(canvas, wrong);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
);

export const Empty: Story = lesson(
  { [path]: { ...exercisesFixture, exercises: [] } },
  shows('This lesson has no exercises'),
);

const without = withoutContent(lesson, path);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
