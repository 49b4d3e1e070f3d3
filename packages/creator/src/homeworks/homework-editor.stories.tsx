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
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { homeworkFixture, lessonHomeworkFixture, worksheetFixture } from './homework.fixture.ts';
import { HomeworkEditor } from './homework-editor.tsx';
import { HomeworkLink } from './homework-link.tsx';

const meta = { title: 'creator/HomeworkEditor' } satisfies Meta;
export default meta;

const place = '/creator/modules/21/homework';
const editor = (answers: TestAnswers, play?: Play) =>
  stage(() => <HomeworkEditor lessonId={21} backHref="#back" deskHref="#desk" />, answers, play);
const upload = { [`GET ${place}`]: lessonHomeworkFixture };
const worksheet = { [`GET ${place}`]: { ...lessonHomeworkFixture, homework: worksheetFixture } };

export const Upload: Story = editor(upload, shows('Up to 2 files of 100 MB each'));
export const Dark: Story = dark(Upload);
export const Narrow: Story = narrow(Upload);
export const LongText: Story = longTexts(Upload);
export const Worksheet: Story = editor(worksheet, shows('Fill in the facts'));
export const WorksheetDark: Story = dark(Worksheet);
export const WorksheetRightToLeft: Story = rightToLeft(Worksheet);
export const WorksheetNarrow: Story = narrow(Worksheet);
export const NoHomeworkYet: Story = editor(
  { [`GET ${place}`]: { ...lessonHomeworkFixture, homework: null } },
  shows('Untitled homework'),
);
export const ReadOnly: Story = editor(
  { [`GET ${place}`]: { ...lessonHomeworkFixture, canEdit: false } },
  shows(/You can read this homework, but not change it/),
);

export const Faults: Story = editor(
  { [`GET ${place}`]: { ...lessonHomeworkFixture, homework: null } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Digitize' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save homework' }));
    await expect(await canvas.findAllByText('This field is Required')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByText('3 errors')).toBeVisible());
  },
);

/** A new exercise begins with an empty form. */
export const ExerciseAsForm: Story = editor(
  {
    [`GET ${place}`]: {
      ...lessonHomeworkFixture,
      homework: {
        ...worksheetFixture,
        sections: [
          { id: 'solve', title: 'Solve', type: 'exercise', items: [{ id: 'one', text: '' }] },
        ],
      },
    },
  },
  async ({ canvas }) => {
    const item = await canvas.findByRole('group', { name: 'Item 1' });
    await userEvent.type(await within(item).findByRole('textbox', { name: 'Title' }), 'Ends');
    await userEvent.click(within(item).getByRole('button', { name: 'Add test' }));
    await waitFor(() => expect(within(item).getByRole('group', { name: 'Test 1' })).toBeVisible());
  },
);

let sent: { maxFiles?: number; version?: number; extensions?: string[] } = {};
export const Saves: Story = editor(
  {
    ...upload,
    [`PUT ${place}`]: async (request: Request) => {
      sent = await request.json();
      return Response.json({ ...homeworkFixture, ...sent, version: 3 });
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Packet captures' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save homework' }));
    await waitFor(async () => expect(await canvas.findByText('Saved')).toBeVisible());
    await expect(sent.extensions).toEqual(['pdf', 'drawio', 'pcap', 'pcapng']);
    await expect(sent.version).toBe(2);
  },
);

export const Deletes: Story = editor(upload, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete homework' }));
  await waitFor(() => expect(screen.getByText(/44 submissions stay/)).toBeVisible());
});

const states = withoutContent(editor, `GET ${place}`);
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;

const link = (homework: typeof homeworkFixture | null) =>
  stage(
    () => <HomeworkLink lessonId={21} href="#homework" />,
    { [`GET ${place}`]: { ...lessonHomeworkFixture, homework } },
    shows(homework ? 'Design a multi-area OSPF network' : 'No homework'),
  );
export const InItsLesson: Story = link(homeworkFixture);
export const NoneInItsLesson: Story = link(null);
