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
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dnsFixture } from '../shared/exercises/definition.fixture.ts';
import { lessonQuizFixture, quizFixture, statisticsFixture } from './quiz.fixture.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { QuizLink } from './quiz-link.tsx';

const meta = { title: 'creator/QuizEditor' } satisfies Meta;
export default meta;

const read = 'GET /creator/modules/21/quizzes';
const statistics = { 'GET /creator/quizzes/13/statistics': statisticsFixture };
const editor = (answers: TestAnswers, play?: Play) =>
  stage(() => <QuizEditor lessonId={21} backHref="#back" />, { ...statistics, ...answers }, play);
const ready = { [read]: lessonQuizFixture };

export const Ready: Story = editor(ready, shows('214 answers, 79% right.'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const NoQuizYet: Story = editor(
  { [read]: { ...lessonQuizFixture, quiz: null } },
  shows('This quiz has no questions yet'),
);
export const ReadOnly: Story = editor(
  { [read]: { ...lessonQuizFixture, canEdit: false } },
  shows(/You can read this quiz, but not change it/),
);
export const LongText: Story = editor({
  [read]: {
    ...lessonQuizFixture,
    quiz: {
      ...quizFixture,
      questions: quizFixture.questions.map((one) => ({
        ...one,
        question: one.type === 'fillInTheBlank' ? `${longText} <blank>` : longText,
      })),
    },
  },
});

export const Faults: Story = editor(ready, async ({ canvas }) => {
  const sentence = await canvas.findByRole('textbox', { name: 'Sentence' });
  await userEvent.clear(sentence);
  await userEvent.type(sentence, 'No blank here.');
  await userEvent.click(canvas.getByRole('button', { name: 'Open question 2' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Answer A is correct' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save quiz' }));
  await expect(await canvas.findAllByText('No blank found in the sentence')).not.toHaveLength(0);
  await expect(canvas.getAllByText('Too many correct answers')).not.toHaveLength(0);
  await waitFor(() => expect(canvas.getByText('2 errors')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('2 changes not saved')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Make it multiple answer' }));
  await expect(canvas.queryByText('Too many correct answers')).toBeNull();
});

export const AnswerTooFew: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open question 2' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Answer B is correct' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save quiz' }));
  await expect(await canvas.findAllByText('Too few correct answers')).not.toHaveLength(0);
});

/** Ctrl and B make the selection a blank, and the preview follows. */
export const MakesABlank: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Fill in the blank' }));
  const sentence = canvas.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence' }).at(-1);
  if (!sentence) throw new Error('There is no sentence.');
  await userEvent.type(sentence, 'Hello packets keep neighbors up.');
  sentence.setSelectionRange(0, 5);
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect(sentence).toHaveValue('<Hello> packets keep neighbors up.');
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'Blank in question 4' })).toBeVisible(),
  );
});

export const Moves: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Move question 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Place 3' }));
  await waitFor(() => expect(canvas.getByText('1 change not saved')).toBeVisible());
});

/** An exercise is a form, and the same as YAML; its title is what the question is known by. */
export const ExerciseAsForm: Story = editor(
  {
    [read]: {
      ...lessonQuizFixture,
      quiz: {
        ...quizFixture,
        questions: quizFixture.questions.slice(0, 1).map((one) => ({
          ...one,
          type: 'exercise',
          question: JSON.stringify(dnsFixture),
          answers: [],
        })),
      },
    },
  },
  async ({ canvas }) => {
    const exercise = await canvas.findByRole('group', { name: 'Definition of the exercise' });
    const title = await within(exercise).findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Names, not numbers');
    await expect(await canvas.findAllByText('Names, not numbers')).not.toHaveLength(0);
    await waitFor(() => expect(canvas.getByText(/GUEST-IN treats every packet/)).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'YAML' }));
    const yaml = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
      name: /The exercise as YAML/,
    });
    await expect(yaml.value).toContain('title: Names, not numbers');
  },
);

let sent: { title: string; version: number } | undefined;
export const Saves: Story = editor(
  {
    ...ready,
    'PUT /creator/modules/21/quizzes/13': async (request: Request) => {
      sent = await request.json();
      return Response.json({ ...quizFixture, title: sent?.title, version: 4 });
    },
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' (new)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save quiz' }));
    await waitFor(async () => expect(await canvas.findByText('Saved')).toBeVisible());
    await expect(sent).toMatchObject({ title: 'Quiz: neighbor states (new)', version: 3 });
  },
);

/** Both changed the title meanwhile: their author chooses. */
export const Conflict: Story = editor(
  {
    [read]: (() => {
      let reads = 0;
      return () => {
        reads += 1;
        const quiz =
          reads === 1 ? quizFixture : { ...quizFixture, title: 'Changed elsewhere', version: 4 };
        return Response.json({ ...lessonQuizFixture, quiz });
      };
    })(),
    'PUT /creator/modules/21/quizzes/13': () =>
      Response.json({ message: 'Changed', code: 'conflict', requestId: 'story' }, { status: 409 }),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' (mine)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save quiz' }));
    await waitFor(async () => expect(await canvas.findByText('Changed elsewhere')).toBeVisible());
  },
);

export const Deletes: Story = editor(ready, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete quiz' }));
  await waitFor(() =>
    expect(screen.getByText(/214 submissions by 180 learners stay/)).toBeVisible(),
  );
});

/** Questions of the bank are copied into the quiz. */
export const ImportsFromTheBank: Story = editor(
  {
    ...ready,
    'GET /creator/questions': {
      data: [
        {
          ...quizFixture.questions[1],
          id: 90,
          version: 1,
          topic: 'Neighbors',
          difficulty: 2,
          weight: 1,
          examCount: 0,
          updatedAt: quizFixture.updatedAt,
          question: 'Which packet keeps neighbors up?',
        },
      ],
      keyset: { pageSize: 10, total: 1, next: null, previous: null },
      topics: [],
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import from the bank' }));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /Which packet keeps neighbors up/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 question' }));
    await waitFor(async () => expect(await canvas.findByText('1 change not saved')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

const states = withoutContent(editor, read);
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;

const link = (quiz: typeof quizFixture | null) =>
  stage(
    () => <QuizLink lessonId={21} href="#quiz" />,
    { [read]: { ...lessonQuizFixture, quiz } },
    shows(quiz ? 'Quiz: neighbor states' : 'No quiz'),
  );
export const InItsLesson: Story = link(quizFixture);
export const NoneInItsLesson: Story = link(null);
