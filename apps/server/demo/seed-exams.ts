import type { Definition } from '@uplink/net/exercise';
import type { Kysely } from 'kysely';
import { createExam } from '../src/areas/exams/authoring/exam.service.ts';
import { tickItem } from '../src/areas/exams/checklist.service.ts';
import {
  finishAttempt,
  readAttempt,
  saveExamAnswer,
  startAttempt,
} from '../src/areas/exams/exam-attempts.service.ts';
import { createBankQuestion } from '../src/areas/questions/authoring/bank-question.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import { createSeedGrader } from './seed-grader.ts';
import type { ExamContent } from './types/exams.types.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Place {
  /** Ids by key and by unique name. */
  people: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  ownerId: number;
  clock: Clock;
}

/** The exercises of lessons, by title. */
type Exercises = ReadonlyMap<string, Definition>;

/** Exams with their questions in the bank, and attempts in every state, through the services. */
export async function seedExams(
  db: Kysely<DB>,
  { exams, exercises }: { exams: ExamContent[]; exercises: Exercises },
  { people, products, ownerId, clock }: Place,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const exam of exams) {
    const { examId, questionIds } = await db
      .transaction()
      .execute((trx) =>
        seedExam(trx, exam, { ownerId, moduleId: products.get(exam.product) ?? 0, exercises }),
      );
    for (const attempt of exam.attempts) {
      const userId = people.get(attempt.learner) ?? 0;
      const wrong = new Set(attempt.wrong?.map((number) => questionIds[number - 1]));
      await sit(db, clock, { ...attempt, userId, examId, wrong, questionIds });
    }
    ids.set(exam.uniqueName, examId);
    for (const [learner, count] of Object.entries(exam.ticks ?? {}))
      await tick(db, clock, { userId: people.get(learner) ?? 0, examId, count });
  }
  return ids;
}

/** The first items of the practical part, done a day ago. */
async function tick(
  db: Kysely<DB>,
  clock: Clock,
  { userId, examId, count }: { userId: number; examId: number; count: number },
) {
  const items = await db
    .selectFrom('assessment_checklist_item')
    .select('id')
    .where('assessment_id', '=', examId)
    .orderBy('position')
    .limit(count)
    .execute();
  const yesterday: Clock = { now: () => new Date(clock.now().getTime() - day) };
  for (const { id } of items) await tickItem(db, yesterday, { userId, examId, itemId: id }, true);
}

interface ExamPlace {
  ownerId: number;
  moduleId: number;
  exercises: Exercises;
}

async function seedExam(
  trx: Kysely<DB>,
  exam: ExamContent,
  { ownerId, moduleId, exercises }: ExamPlace,
) {
  const questions: { questionId: number; weight: number }[] = [];
  for (const { weight = 1, answers = [], explanation = null, ...question } of exam.questions) {
    const form = { ...question, answers, explanation, link: null };
    if (form.type === 'exercise') form.question = writeExercise(exercises, form.question);
    questions.push({ questionId: await createBankQuestion(trx, ownerId, form), weight });
  }
  const examId = await createExam(trx, {
    kind: exam.kind ?? 'exam',
    uniqueName: exam.uniqueName,
    ownerId,
    title: exam.title,
    description: markdownToHtml(exam.description),
    durationMinutes: exam.durationMinutes,
    attemptsAllowed: exam.attemptsAllowed,
    passPercent: exam.passPercent,
    cooldownMinutes: exam.cooldownHours * 60,
    isShuffled: true,
    answersShown: exam.answersShown,
    xpPoints: exam.xpPoints,
    moduleIds: [moduleId],
    questions,
    ...(exam.blueprint && { blueprint: exam.blueprint }),
    checklist: exam.checklist ?? [],
  });
  return { examId, questionIds: questions.map(({ questionId }) => questionId) };
}

function writeExercise(exercises: Exercises, title: string): string {
  const definition = exercises.get(title);
  if (!definition) throw new Error(`No lesson has the exercise ${title}.`);
  return JSON.stringify(definition);
}

type Sitting = Omit<ExamContent['attempts'][number], 'wrong'> & {
  userId: number;
  examId: number;
  questionIds: number[];
  /** Bank questions that are left wrong. */
  wrong: ReadonlySet<number | undefined>;
};

/** One attempt: some answers are saved, and it is handed in or stays open. */
async function sit(db: Kysely<DB>, clock: Clock, sitting: Sitting) {
  const { userId, examId, questionIds, wrong, days, minutes = 0, isOpen = false } = sitting;
  const start = clock.now().getTime() - days * day;
  const at = (time: number): Clock => ({ now: () => new Date(time) });
  const grader = createSeedGrader();
  const attemptId = await startAttempt({ db, grader, clock: at(start) }, userId, examId);
  const { answers } = await readAttempt({ db, grader, clock: at(start) }, userId, attemptId);
  for (const [index, questionId] of questionIds.slice(0, sitting.answered).entries()) {
    const place = answers.find(({ examQuestionId }) => examQuestionId === questionId);
    if (!place) continue;
    await saveExamAnswer(
      db,
      at(start + (index + 1) * 30_000),
      { userId, attemptId, answerId: place.examAnswerId },
      { examQuestionId: questionId, ...(await answerTo(db, questionId, !wrong.has(questionId))) },
    );
  }
  if (isOpen) return;
  await finishAttempt({ db, grader, clock: at(start + minutes * minute) }, userId, attemptId);
}

/** A right answer, or a plausible wrong one. */
async function answerTo(db: Kysely<DB>, questionId: number, isRight: boolean) {
  const question = await db
    .selectFrom('bank_question')
    .select(['type', 'question'])
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  if (question.type === 'fillInTheBlank') {
    return { text: isRight ? (/<(.+)>/.exec(question.question)?.[1] ?? '') : 'not sure' };
  }
  const answers = await db
    .selectFrom('bank_answer')
    .select('id')
    .where('question_id', '=', questionId)
    .where('is_correct', '=', isRight)
    .orderBy('position')
    .execute();
  return { answerIds: answers.slice(0, isRight ? answers.length : 1).map(({ id }) => id) };
}
