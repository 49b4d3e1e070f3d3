import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  attemptFixture,
  examFixture,
  examReceipt,
  failedResultsFixture,
  openExamFixture,
  resultsFixture,
} from './exam.fixture.ts';
import { ExamPlayer } from './exam-player.tsx';

const path = 'GET /exams/ospf-exam';
const attemptPath = 'GET /me/exams/attempts/9';
const savePath = 'PUT /me/exams/attempts/9/answers/81';
const finishPath = 'PATCH /me/exams/attempts/9';
const onFinished = fn();

const player = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <ExamPlayer uniqueName="ospf-exam" backHref="#back" onFinished={onFinished} />,
    answers,
    play,
  );

/** A player in an attempt; with a function the attempt is made when it is asked for. */
const inAttempt = (answers: TestAnswers, play?: Play, attempt: unknown = attemptFixture) => {
  const open = typeof attempt === 'function' ? () => Response.json(attempt()) : attempt;
  return player({ [path]: openExamFixture, [attemptPath]: open, ...answers }, play);
};

const answerFirst = async (canvas: {
  findByRole: (role: string, of: object) => Promise<HTMLElement>;
}) => userEvent.click(await canvas.findByRole('radio', { name: 'The MTU on both ends' }));

function completed(attempt = attemptFixture()) {
  const now = new Date().toISOString();
  return Response.json({ ...attempt, status: 'completed', completedAt: now, serverTime: now });
}

async function handIn(canvas: { findByRole: (role: string, of: object) => Promise<HTMLElement> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Hand in' }));
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('3 questions are not answered.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand in' }));
}

const meta = { title: 'learner/ExamPlayer' } satisfies Meta;
export default meta;

const sqc = {
  ...examFixture,
  kind: 'sqc',
  checklist: [
    { id: 1, text: 'Captured on the link itself', doneAt: '2026-03-12T18:04:00.000Z' },
    { id: 2, text: 'Filtered down to one connection', doneAt: null },
  ],
} as const;

/** The practical part of an SQC is ticked, and shows what the server keeps. */
export const PracticalPart: Story = player(
  {
    [path]: sqc,
    'PUT /me/exams/3/checklist/2': {
      ...sqc,
      checklist: sqc.checklist.map((item) => ({ ...item, doneAt: '2026-03-12T18:04:00.000Z' })),
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 of 2 done')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('OSPF in Practice, SQC')).toBeVisible());
    const item = canvas.getByRole('checkbox', { name: 'Filtered down to one connection' });
    await userEvent.click(item);
    await waitFor(() => expect(item).toBeChecked());
    await expect(canvas.getByText('2 of 2 done')).toBeVisible();
  },
);
export const PracticalPartDark: Story = dark(PracticalPart);
export const TickRefused: Story = player(
  { [path]: sqc, 'PUT /me/exams/3/checklist/2': refused.failed },
  async ({ canvas }) => {
    const item = await canvas.findByRole('checkbox', { name: 'Filtered down to one connection' });
    await userEvent.click(item);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(item).not.toBeChecked();
  },
);

export const Intro: Story = player({ [path]: examFixture }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Start the exam' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('0 of 3 used')).toBeVisible());
});
export const IntroDark: Story = dark(Intro);
export const IntroRightToLeft: Story = rightToLeft(Intro);
export const IntroNarrow: Story = narrow(Intro);
export const IntroPassed: Story = player(
  { [path]: resultsFixture.exam },
  shows('You passed this exam with 75%.'),
);
export const IntroWaits: Story = player(
  { [path]: failedResultsFixture.exam },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^The next attempt opens on/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'View results' })).toHaveAttribute(
      'href',
      '/exam/ospf-exam/results',
    );
  },
);
export const Started: Story = player(
  {
    [path]: examFixture,
    'POST /me/exams/attempts': () => Response.json(attemptFixture()),
    [attemptPath]: () => Response.json(attemptFixture()),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the exam' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^1[78]:/);
    await waitFor(() => expect(canvas.getByText('0 of 3 answered')).toBeVisible());
  },
);
export const StartRefused: Story = player(
  { [path]: examFixture, 'POST /me/exams/attempts': refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the exam' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another tab');
  },
);

export const Ready: Story = inAttempt({}, shows('0 of 3 answered'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  inAttempt({}, undefined, () => {
    const attempt = attemptFixture(4);
    return {
      ...attempt,
      title: longText,
      questions: attempt.questions.map(({ question, ...rest }) => ({
        ...rest,
        question: {
          ...question,
          question: question.question && longText,
          answers: question.answers.map((answer) => ({ ...answer, answer: longText })),
        },
      })),
    };
  }),
);
export const WithoutClock: Story = inAttempt({}, shows('No time limit'), () => ({
  ...attemptFixture(),
  deadline: null,
}));
/** The clock of this device runs two hours ahead of the server's. */
export const ClockAhead: Story = inAttempt(
  {},
  async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: 'Time left' })).toHaveTextContent(
      /^1[78]:/,
    );
  },
  () => attemptFixture(18, new Date(Date.now() - 7_200_000)),
);
export const FiveMinutes: Story = inAttempt(
  {},
  async ({ canvas }) => {
    const words = await canvas.findByText('Less than 5 minutes left.');
    await expect(words).toHaveAttribute('role', 'status');
  },
  () => attemptFixture(5),
);
export const LastMinute: Story = inAttempt({}, shows('Less than a minute left.'), () =>
  attemptFixture(0.9),
);
/** Pictures are taken at one moment; this clock has to run until it is over. */
const tags = ['clock-runs'];
let nearlyUp = attemptFixture(0.02);
export const TimeUp: Story = {
  ...inAttempt(
    { [finishPath]: () => completed(nearlyUp) },
    async () => {
      onFinished.mockClear();
      await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    },
    () => {
      nearlyUp = attemptFixture(0.02);
      return nearlyUp;
    },
  ),
  tags,
};
export const TimeUpOffline: Story = {
  ...inAttempt(
    { [finishPath]: refused.offline },
    async (context) => {
      await shows(/^Time is up/)(context);
      await expect(context.canvas.queryByText(/^Less than/)).toBeNull();
    },
    () => attemptFixture(0.02),
  ),
  tags,
};
export const Saving: Story = inAttempt({ [savePath]: examReceipt }, async ({ canvas }) => {
  await answerFirst(canvas);
  await waitFor(() => expect(canvas.getByText('Saving draft')).toBeVisible());
  await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible());
  await waitFor(() => expect(canvas.getByText('1 of 3 answered')).toBeVisible());
});
export const Offline: Story = inAttempt({ [savePath]: refused.offline }, async ({ canvas }) => {
  await answerFirst(canvas);
  await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible());
});
export const SaveFailed: Story = inAttempt({ [savePath]: refused.failed }, async ({ canvas }) => {
  await answerFirst(canvas);
  await waitFor(() => expect(canvas.getByText(/^Not saved/)).toBeVisible());
});

/** The first reading finds no answer; meanwhile another device saves one. */
function answeredElsewhere() {
  let isFirst = true;
  return () => {
    const attempt = attemptFixture();
    const [first, ...others] = attempt.answers;
    const elsewhere = { ...examReceipt, answerIds: [11], version: 2 };
    const answers = isFirst ? attempt.answers : first ? [elsewhere, ...others] : [];
    isFirst = false;
    return { ...attempt, answers };
  };
}

export const Conflict: Story = inAttempt(
  {
    [savePath]: async (request: Request) =>
      ((await request.json()) as { baseVersion: number }).baseVersion === 2
        ? Response.json({ ...examReceipt, version: 3 })
        : Response.json(
            { message: 'This answer was changed elsewhere.', code: 'conflict', requestId: 'x' },
            { status: 409 },
          ),
  },
  async ({ canvas }) => {
    await answerFirst(canvas);
    const choice = await canvas.findByRole('group', { name: 'Question 1' });
    await expect(choice).toHaveTextContent('The hello and dead timers');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine, Question 1' }));
    await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible());
  },
  answeredElsewhere(),
);

export const HandedIn: Story = inAttempt(
  { [finishPath]: () => completed() },
  async ({ canvas }) => {
    onFinished.mockClear();
    await handIn(canvas);
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  },
);
export const HandInFailed: Story = inAttempt(
  { [finishPath]: refused.failed },
  async ({ canvas }) => {
    await handIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('stopped answering');
    await expect(canvas.getByRole('button', { name: 'Hand in' })).toBeEnabled();
  },
);
/** Handed in on another device: saving is refused, and the way on is the results. */
export const HandedInElsewhere: Story = player(
  {
    [path]: openExamFixture,
    [attemptPath]: (() => {
      let isFirst = true;
      return () => {
        const answer = isFirst ? Response.json(attemptFixture()) : completed();
        isFirst = false;
        return answer;
      };
    })(),
    [savePath]: () =>
      Response.json(
        { message: 'This attempt is completed.', code: 'gone', requestId: 'x' },
        { status: 410 },
      ),
  },
  async ({ canvas }) => {
    onFinished.mockClear();
    await answerFirst(canvas);
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  },
);

const without = withoutContent(player, path);
export const Loading: Story = without.Loading;
export const Empty: Story = player({}, shows('This exam does not exist'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;

/** Answered and handed in: the questions, then the button, then the dialog. */
export const ByKeyboard: Story = inAttempt(
  { [savePath]: examReceipt, [finishPath]: () => completed() },
  async ({ canvas }) => {
    onFinished.mockClear();
    const answer = await canvas.findByRole('radio', { name: 'The MTU on both ends' });
    const [first] = canvas.getAllByRole('radio');
    await press(first ?? answer, '{ArrowDown}');
    await waitFor(() => expect(answer).toBeChecked());
    await press(canvas.getByRole('button', { name: 'Hand in' }));
    const dialog = await screen.findByRole('alertdialog');
    await press(within(dialog).getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  },
);
