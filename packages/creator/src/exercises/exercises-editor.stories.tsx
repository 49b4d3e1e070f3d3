import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dnsFixture } from '../shared/exercises/definition.fixture.ts';
import { authoredFixture, lessonExercisesFixture } from './exercise.fixture.ts';
import { ExercisesEditor } from './exercises-editor.tsx';
import { ExercisesLink } from './exercises-link.tsx';

const meta = { title: 'creator/ExercisesEditor' } satisfies Meta;
export default meta;

const read = 'GET /creator/modules/21/exercises';
const editor = (answers: TestAnswers, play?: Play) =>
  stage(() => <ExercisesEditor lessonId={21} backHref="#back" />, answers, play);
const ready = { [read]: lessonExercisesFixture };

/** Each goal says what it comes to. */
export const Ready: Story = editor(ready, async ({ canvas }) => {
  await expect(
    await canvas.findByText('GUEST-IN treats every packet as the model list does.'),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: /A list, by a model list/ })).toBeVisible();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);
export const NoExerciseYet: Story = editor(
  { [read]: { ...lessonExercisesFixture, exercises: [] } },
  shows('No learner has started this exercise.'),
);
export const ReadOnly: Story = editor(
  { [read]: { ...lessonExercisesFixture, canEdit: false } },
  shows(/You can read these exercises, but not change them/),
);

/** The form and the YAML write the same exercise. */
export const Yaml: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'YAML' }));
  const yaml = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
    name: /The exercise as YAML/,
  });
  await expect(yaml.value).toContain('title: DNS and nothing else');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ', please');
  await waitFor(() => expect(yaml.value).toContain('title: DNS and nothing else, please'));
  await userEvent.clear(yaml);
  await userEvent.type(yaml, 'title: Mine{enter}goals: no');
  await waitFor(() => expect(canvas.getByText(/The form comes back/)).toBeVisible());
});

/** Played as a learner, with the packet that shows what is wrong. */
export const Plays: Story = editor(ready, async ({ canvas }) => {
  const list = await canvas.findByRole('textbox', { name: 'Lines of GUEST-IN' });
  await userEvent.type(list, 'permit udp any any');
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
  await waitFor(async () => expect(await canvas.findByText('Goal 1 not met')).toBeVisible());
});

/** Publishing is refused for the same reasons as the proof names. */
export const Proved: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Proof' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Run all tests' }));
  await waitFor(async () => expect(await canvas.findByText('Ready to publish')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Remove test 2' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Run all tests' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
  await expect(canvas.getByRole('group', { name: 'Goal 1' })).toHaveFocus();
  await waitFor(async () =>
    expect(
      await canvas.findByText(/Add a test with a wrong answer that “DNS only” refuses/),
    ).toBeVisible(),
  );
});

/** What isn't a seed is said, and stays as it was typed. */
export const NotASeed: Story = editor(ready, async ({ canvas }) => {
  const seeds = await canvas.findByRole('textbox', { name: /^Seeds/ });
  await userEvent.clear(seeds);
  await userEvent.type(seeds, '4, five, 4');
  await userEvent.tab();
  await expect(seeds).toHaveValue('4, five, 4');
  await expect(seeds).toHaveAccessibleDescription(/whole numbers.*Change five, 4\./);
  await userEvent.click(canvas.getByRole('radio', { name: 'Proof' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Run all tests' }));
  await waitFor(async () => expect(await canvas.findByText('Not ready to publish')).toBeVisible());
});

const flowGoal = (id: string, icmpTypes: number[]) => ({
  id,
  title: id,
  check: {
    kind: 'flows',
    list: 'GUEST-IN',
    flows: icmpTypes.map((icmpType) => ({ label: id, expect: 'deny', proto: 'icmp', icmpType })),
  },
});
const twoGoals = {
  ...authoredFixture,
  definition: JSON.stringify({
    ...dnsFixture,
    goals: [flowGoal('ping', [8, 0]), flowGoal('trace', [11])],
  }),
};

/** A goal keeps its own packets, whatever the others are called and whichever of them are removed. */
export const KeepsPackets: Story = editor(
  { [read]: { ...lessonExercisesFixture, exercises: [twoGoals] } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'YAML' }));
    const yaml = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
      name: /The exercise as YAML/,
    });
    const second = within(canvas.getByRole('group', { name: 'Goal 2' }));
    const name = second.getByRole('textbox', { name: 'Name in tests' });
    await userEvent.clear(name);
    await userEvent.type(name, 'ping');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove packet 1' })[0] as Element);
    await waitFor(() => expect(yaml.value).not.toContain('icmpType: 8'));
    await expect(yaml.value).toContain('icmpType: 0');
    await expect(yaml.value).toContain('icmpType: 11');
  },
);

/** What publishing asks for is a fault of the proof too. */
export const ProvedWithoutTitle: Story = editor(ready, async ({ canvas }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Title' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Proof' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Run all tests' }));
  await waitFor(async () => expect(await canvas.findByText('Not ready to publish')).toBeVisible());
  await expect(canvas.getByText('Give the exercise a title.')).toBeVisible();
});

export const Publishes: Story = editor(
  {
    ...ready,
    'PUT /creator/exercises/3': async (request: Request) => {
      const { definition, version } = await request.json();
      return Response.json({ ...authoredFixture, definition, version: version + 1 });
    },
  },
  async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ' at all');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(async () =>
      expect(
        await canvas.findByRole('button', { name: 'DNS and nothing else at all' }),
      ).toBeVisible(),
    );
  },
);

/** Each fault is at the part that has to change, until that is changed. */
export const Refused: Story = editor(
  {
    ...ready,
    'PUT /creator/exercises/3': () =>
      Response.json(
        {
          code: 'validation',
          message: unmet,
          fieldErrors: { 'tests.0': unmet },
          requestId: '1',
        },
        { status: 422 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const test = canvas.getByRole('group', { name: 'Test 1' });
    await waitFor(() => expect(test).toHaveAccessibleDescription(unmet));
    await userEvent.type(within(test).getByRole('textbox'), '!');
    await waitFor(() => expect(test).not.toHaveAccessibleDescription());
  },
);
const unmet = "Test 1 should be accepted, but doesn't meet “DNS only”.";

export const Link: Story = stage(
  () => <ExercisesLink lessonId={21} href="#exercises" />,
  ready,
  shows('1 exercise'),
);

const without = withoutContent(editor, read);
export const Loading: Story = without.Loading;
export const Failed: Story = without.Failed;
export const Forbidden: Story = without.Forbidden;
