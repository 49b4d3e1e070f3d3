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
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { checksOf, exercisesPath, savedAt } from './checked-exercise.fixture.ts';
import { aclFixture, drillFixture, exercisesFixture } from './exercises.fixture.ts';
import { LessonExercises } from './lesson-exercises.tsx';

const lesson = (answers: TestAnswers, play?: Play) =>
  stage(() => <LessonExercises lessonId={1} backHref="#back" />, answers, play);
const acl = (play?: Play) =>
  lesson({ [exercisesPath]: exercisesFixture, ...checksOf(aclFixture) }, play);

const onSave = fn();
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

/** Starting over takes nothing away for good. */
export const StartsOver: Story = acl(async ({ canvas }) => {
  await type(canvas, right);
  await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  const lines = canvas.getByRole('textbox', { name: 'Lines of GUEST-IN' });
  await waitFor(() => expect(lines).toHaveValue(''));
  await userEvent.click(canvas.getByRole('button', { name: 'Undo start over' }));
  await waitFor(() => expect(lines).toHaveValue(right));
});

export const NotUnderstood: Story = acl(async ({ canvas }) => {
  await type(canvas, 'permit tcp any any eq http');
  await waitFor(() =>
    expect(canvas.getByText(/Line 1: “http” isn't a port number or name/)).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Goal 1 not checked')).toBeVisible());
});

/** A line without work names the line that takes its packets. */
export const NoWork: Story = acl(async ({ canvas }) => {
  await type(canvas, 'permit udp any any eq 53{enter}deny udp host 10.20.40.17 any eq 53');
  await waitFor(() =>
    expect(
      canvas.getByText(/^Line 2 is redundant: all of its packets match line 1 first/),
    ).toBeVisible(),
  );
});
export const NoWorkDark: Story = dark(NoWork);

export const Hints: Story = acl(async ({ canvas }) => {
  await type(canvas, wrong);
  await userEvent.click(await canvas.findByRole('button', { name: 'Show a hint' }));
  await waitFor(() =>
    expect(canvas.getByText('The first line that matches decides.')).toBeVisible(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Show the next hint' }));
  await waitFor(() => expect(canvas.getByText(/^Look at line 2/)).toBeVisible());
});

/** What was opened stays open, and is sent like an answer. */
export const HintsKept: Story = lesson(
  {
    [exercisesPath]: {
      ...exercisesFixture,
      exercises: [
        {
          ...aclFixture,
          answer: {
            texts: { 'GUEST-IN': 'permit udp any any eq 53\npermit tcp any any eq 443' },
            hints: { inside: 1 },
            version: 1,
            savedAt,
          },
        },
      ],
    },
    ...checksOf(aclFixture),
    'PUT /me/exercises/1/answer': async (request: Request) => {
      const answer = await request.json();
      onSave(answer.hints);
      return Response.json({ ...answer, version: 1, savedAt });
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the list' }));
    await waitFor(() =>
      expect(canvas.getByText('The first line that matches decides.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show the next hint' }));
    // A check sends first what isn't saved yet.
    await userEvent.click(canvas.getByRole('button', { name: 'Check the list' }));
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ inside: 2 }));
  },
);

export const Drill: Story = lesson(
  {
    [exercisesPath]: { ...exercisesFixture, exercises: [drillFixture] },
    ...checksOf(drillFixture),
  },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'The last usable host' });
    await userEvent.type(field, '10.44.126.254{enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, '10.44.127.254{enter}');
    await waitFor(() => expect(canvas.getByText('All goals met')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Back to the lesson' })).toHaveAttribute(
      'href',
      '/courses/access-lists/sections/1/lessons/1',
    );
  },
);

/** The last exercise of a lesson that is done leads on to the next one. */
export const LessonDone: Story = lesson(
  {
    [exercisesPath]: { ...exercisesFixture, exercises: [drillFixture] },
    ...checksOf(drillFixture),
    'GET /me/lessons/1': {
      remaining: [],
      next: { isLocked: false, lesson: { ...exercisesFixture.lesson, id: 2 } },
    },
  },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'The last usable host' });
    await userEvent.type(field, '10.44.127.254{enter}');
    await expect(await canvas.findByRole('link', { name: 'Next lesson' })).toHaveAttribute(
      'href',
      '/courses/access-lists/sections/1/lessons/2',
    );
  },
);

/** An address can name the exercise that is open: a reload shows it again. */
const onExerciseChange = fn();
export const Opened: Story = stage(
  () => (
    <LessonExercises
      lessonId={1}
      exerciseId={drillFixture.id}
      onExerciseChange={onExerciseChange}
      backHref="#back"
    />
  ),
  { [exercisesPath]: exercisesFixture },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cut at the mask' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Guests stay outside/ }));
    await expect(onExerciseChange).toHaveBeenLastCalledWith(aclFixture.id);
  },
);

/** Each kind of exercise has an engine of its own. */
export const OtherKind: Story = lesson(
  { [exercisesPath]: exercisesFixture, ...checksOf(aclFixture), ...checksOf(drillFixture) },
  async ({ canvas }) => {
    await type(canvas, right);
    await waitFor(() => expect(canvas.getByText('All goals met')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Next exercise' }));
    await expect(canvas.getByRole('button', { name: 'Cut at the mask' })).toHaveFocus();
    const field = await canvas.findByRole('textbox', { name: 'The last usable host' });
    await userEvent.type(field, '10.44.300.254{enter}');
    await waitFor(async () =>
      expect(await canvas.findByText(/can't be read/, { selector: 'h2' })).toBeVisible(),
    );
  },
);

export const LongText: Story = narrow(
  lesson({
    [exercisesPath]: {
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
    [exercisesPath]: exercisesFixture,
    ...checksOf(aclFixture),
    'POST /me/exercises/1/check': refused.failed,
  },
  async ({ canvas }) => {
    await type(canvas, wrong);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
);

export const Empty: Story = lesson(
  { [exercisesPath]: { ...exercisesFixture, exercises: [] } },
  shows('There is nothing here'),
);

const without = withoutContent(lesson, exercisesPath);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
