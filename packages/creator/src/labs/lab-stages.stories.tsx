import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LabStagesEditor } from './stages/lab-stages-editor.tsx';
import { labStagesFixture, stagedLabFixture } from './stages/staged-lab.fixture.ts';

const meta = { title: 'creator/LabStagesEditor' } satisfies Meta;
export default meta;

const read = 'GET /creator/labs/21/stages';
const write = 'PUT /creator/labs/21/stages';
const editor = (answers: TestAnswers, play?: Play) =>
  stage(() => <LabStagesEditor labId={21} backHref="#back" />, answers, play);
const ready = { [read]: labStagesFixture };
const sent = fn();
const saves = {
  ...ready,
  [write]: async (request: Request) => {
    const { definition, version } = await request.json();
    sent(JSON.parse(definition));
    return Response.json({ ...labStagesFixture, definition, version: version + 1 });
  },
};
const publish = (canvas: Parameters<Play>[0]['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: 'Publish' }));

export const Ready: Story = editor(ready, shows('Stages of Open a branch'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const NoStageYet: Story = editor(
  { [read]: { ...labStagesFixture, version: 0, definition: null, runCount: 0 } },
  shows('No learner has started this lab.'),
);
export const ReadOnly: Story = editor(
  { [read]: { ...labStagesFixture, canEdit: false } },
  shows(/You can read these stages, but not change them/),
);
export const LongText: Story = narrow(
  editor({
    [read]: {
      ...labStagesFixture,
      definition: JSON.stringify({
        ...stagedLabFixture,
        stages: stagedLabFixture.stages.map((one) => ({ ...one, title: longText })),
      }),
    },
  }),
);

/** A stage is added, written, put before the others, and published with them. */
export const Publishes: Story = editor(saves, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New stage' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'A look around');
  await userEvent.click(canvas.getByRole('button', { name: 'Move earlier' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Move earlier' }));
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: '1. A look around' })).toBeVisible(),
  );
  await publish(canvas);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const titles = sent.mock.lastCall?.[0].stages.map(({ title }: { title: string }) => title);
  await expect(titles).toEqual(['A look around', 'A gateway', 'A way out']);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove stage' }));
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: '1. A look around' })).toBeNull(),
  );
});

/** A removed stage can be put back where it was, after other changes too. */
export const PutsBack: Story = editor(saves, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove stage' }));
  const undo = await canvas.findByRole('button', { name: 'Undo removing “A gateway”' });
  await waitFor(() => expect(undo).toHaveFocus());
  await expect(canvas.queryByRole('button', { name: 'Remove stage' })).toBeNull();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
  await userEvent.click(undo);
  await waitFor(() => expect(canvas.getByRole('button', { name: '1. A gateway' })).toBeVisible());
  await expect(canvas.getByRole('button', { name: '2. A way out!' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Undo removing/ })).toBeNull();
});

/** The second stage begins where the model answer of the first has ended. */
export const Plays: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '2. A way out' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
  await waitFor(async () => expect(await canvas.findByText('Goal 1 not met')).toBeVisible());
  await userEvent.click(canvas.getByRole('radio', { name: 'Proof' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Run all tests' }));
  await waitFor(async () => expect(await canvas.findByText('Ready to publish')).toBeVisible());
});

const unmet = 'Stage 2: Test 1 should be accepted.';
/** A fault is shown beside its stage, and there at the part that has to change. */
export const Refused: Story = editor(
  {
    ...ready,
    [write]: () =>
      Response.json(
        {
          ...{ code: 'validation', message: unmet, requestId: '1' },
          fieldErrors: { 'stages.1.tests.0': unmet },
        },
        { status: 422 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    await publish(canvas);
    const second = await canvas.findByRole('button', { name: /Needs changes.*2\. A way out/ });
    await userEvent.click(second);
    const test = canvas.getByRole('group', { name: 'Test 1' });
    await waitFor(() => expect(test).toHaveAccessibleDescription(unmet));
    await userEvent.type(within(test).getByRole('textbox'), '!');
    await waitFor(() => expect(test).not.toHaveAccessibleDescription());
  },
);

/** The form and the YAML write the same lab. The YAML stays open in every stage, and when it can't be read. */
export const Yaml: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'YAML' }));
  await userEvent.click(await canvas.findByRole('button', { name: '2. A way out' }));
  const yaml = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
    name: /The lab as YAML/,
  });
  await expect(yaml.value).toContain('title: A way out');
  await userEvent.clear(yaml);
  await userEvent.type(yaml, 'stages: no');
  await waitFor(() => expect(canvas.getByText(/The form comes back/)).toBeVisible());
  await expect(canvas.getByRole('textbox', { name: /The lab as YAML/ })).toHaveFocus();
});

const without = withoutContent(editor, read);
export const Loading: Story = without.Loading;
export const Failed: Story = without.Failed;
export const Forbidden: Story = without.Forbidden;
