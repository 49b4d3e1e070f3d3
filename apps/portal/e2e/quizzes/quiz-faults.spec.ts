import { expect, type Page } from '@playwright/test';
import { expectTold, type Fault, faults, openUnder } from '../support/faults.ts';
import { tick } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { type Learner, type Lesson, newLearner } from '../support/learner.ts';

test.use({ isFreshBrowser: true });

interface Quiz {
  questions: { id: number; type: string; answers: { id: number }[] }[];
  answers: { questionId: number; answerIds: number[]; text: string | null }[];
  submissions: { id: number }[];
}

/** What the server holds for a question: texts, or the places of the answers picked. */
function savedIn({ questions, answers }: Quiz, type: string) {
  const question = questions.find((one) => one.type === type);
  const saved = answers.find(({ questionId }) => questionId === question?.id);
  if (!saved) return undefined;
  return saved.text ?? saved.answerIds.map((id) => question?.answers.findIndex((a) => a.id === id));
}

const unsaved = /Not saved\.|are kept here|changed elsewhere/;

const saved = /^Draft saved at/;

/** One answer of each kind: how it is given, and what the server holds then. */
const answerSteps = [
  {
    type: 'singleAnswer',
    act: (page: Page) => tick(page.getByRole('radiogroup').first().getByRole('radio').nth(1)),
    holds: [1],
    shown: (page: Page) =>
      expect(page.getByRole('radiogroup').first().getByRole('radio').nth(1)).toBeChecked(),
  },
  {
    type: 'multipleAnswer',
    act: async (page: Page) => {
      await tick(page.getByRole('checkbox').nth(0));
      await tick(page.getByRole('checkbox').nth(2));
    },
    holds: [0, 2],
    shown: async (page: Page) => {
      await expect(page.getByRole('checkbox').nth(0)).toBeChecked();
      await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
    },
  },
  {
    type: 'fillInTheBlank',
    act: (page: Page) => page.getByLabel(/^Blank in question/).fill('a frame'),
    holds: 'a frame',
    shown: (page: Page) => expect(page.getByLabel(/^Blank in question/)).toHaveValue('a frame'),
  },
];

for (const fault of faults) {
  test(`a quiz and ${fault.name}: nothing is lost, nothing false is called saved`, async ({
    context,
    page,
  }) => {
    const learner = await newLearner(context, { 'vlans-and-switching': 1 });
    const lesson = (await learner.lessons('vlans-and-switching'))[1];
    if (!lesson) throw new Error('The course has no second lesson.');
    const readQuiz = () => learner.read<Quiz>(`/me/modules/${lesson.id}/quiz`);
    await page.clock.install();

    await test.step('open', () => openQuiz(page, fault, learner, lesson));
    await test.step('answers of each kind', async () => {
      const calls = '**/me/quizzes/*/answers/*';
      await fault.begin(page, calls);
      for (const { act } of answerSteps) await act(page);
      await expectTold(page.getByText(unsaved), fault);
      await expect(page.getByText(saved)).toBeHidden();
      if (!fault.isDone) expect((await readQuiz()).answers).toEqual([]);
      await fault.end(page, calls, learner);
      await page.reload();
      for (const { shown } of answerSteps) await shown(page);
      await expect(page.getByText(saved)).toBeVisible({ timeout: 15_000 });
      const quiz = await readQuiz();
      for (const { type, holds } of answerSteps) expect(savedIn(quiz, type), type).toEqual(holds);
    });
    await test.step('finish', async () => {
      await tick(page.getByRole('radiogroup').nth(1).getByRole('radio').first());
      await expect(page.getByText(saved)).toBeVisible({ timeout: 15_000 });
      await fault.begin(page, '**/me/quizzes/*');
      await page.getByRole('button', { name: 'Submit answers' }).click();
      await expectTold(
        page.getByText(/cannot be reached|broke on our side|too long to answer/),
        fault,
      );
      if (!fault.isDone) expect((await readQuiz()).submissions).toHaveLength(0);
      await fault.end(page, '**/me/quizzes/*', learner);
      if (!fault.goesOn) await page.getByRole('button', { name: 'Submit answers' }).click();
      await expect(page).toHaveURL(/\/quizzes\/\d+\/submissions\/\d+$/);
      expect((await readQuiz()).submissions).toHaveLength(1);
    });
    await test.step('review', () => openReview(page, fault, learner));
  });
}

/** From the lesson to its quiz while the fault holds, and once more when it is over. */
async function openQuiz(page: Page, fault: Fault, learner: Learner, lesson: Lesson) {
  await learner.finish(lesson);
  await page.goto(lesson.path);
  const link = page.getByRole('link', { name: 'Open the quiz' });
  await openUnder(fault, learner, link, `**/me/modules/${lesson.id}/quiz`);
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible();
}

/** From the list to the review while the fault holds, and once more when it is over. */
async function openReview(page: Page, fault: Fault, learner: Learner) {
  await page.goto('/quizzes');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /the MAC table/ })
    .first();
  await openUnder(fault, learner, link, '**/quizzes/*/submissions/*');
  await expect(page.getByText('Why.').first()).toBeVisible();
}
