import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import {
  postMessage,
  reviewSubmission,
  submitHomework,
} from '../src/areas/homeworks/homeworks.service.ts';
import { enrol } from '../src/areas/learning/enrolment.service.ts';
import { finishLesson, startModule } from '../src/areas/learning/progress.service.ts';
import { submitQuiz } from '../src/areas/quizzes/quizzes.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';

interface Academy {
  people: Map<string, number>;
  products: Map<string, number>;
  program: number;
  mentorId: number;
  clock: Clock;
  /** Where the built-in storage keeps its files. */
  storageFolder: string;
}

/** Learners at different places, through the services the API uses. */
export async function seedLearners(db: Kysely<DB>, academy: Academy): Promise<void> {
  const { people, products, program, clock } = academy;
  const maya = people.get('maya') ?? 0;
  const bram = people.get('bram') ?? 0;
  const vlans = products.get('vlans-and-switching') ?? 0;
  const filters = products.get('access-lists-and-firewalls') ?? 0;
  const ospf = products.get('ospf-in-practice') ?? 0;
  // Bought on its own and half done: a lesson more takes Maya to the next level.
  await enrol(db, maya, filters);
  await startModule(db, clock, maya, filters);
  await learnUpTo(db, academy, maya, filters, 5);
  await enrol(db, maya, program);
  await startModule(db, clock, maya, vlans);
  await learnUpTo(db, academy, maya, vlans, Number.POSITIVE_INFINITY);
  await startModule(db, clock, maya, ospf);
  await learnUpTo(db, academy, maya, ospf, 4);
  await enrol(db, bram, vlans);
  await enrol(db, people.get('frozen') ?? 0, program);
  await enrol(db, people.get('blocked') ?? 0, program);
}

/** Does the lessons of a product up to a number of them: text, quiz, homework and its review. */
async function learnUpTo(
  db: Kysely<DB>,
  academy: Academy,
  userId: number,
  productId: number,
  count: number,
) {
  const lessons = await db
    .selectFrom('lesson')
    .leftJoin('quiz', 'quiz.module_id', 'lesson.module_id')
    .leftJoin('homework', 'homework.module_id', 'lesson.module_id')
    .select([
      'lesson.module_id',
      'quiz.id as quiz_id',
      'homework.id as homework_id',
      'homework.type as homework_type',
    ])
    .where('product_id', '=', productId)
    .orderBy('ordinal')
    .execute();
  for (const lesson of lessons.slice(0, count)) {
    await finishLesson(db, academy.clock, userId, lesson.module_id);
    if (lesson.quiz_id) await answerQuiz(db, academy.clock, userId, lesson.quiz_id);
    if (lesson.homework_id) await handIn(db, academy, userId, lesson.homework_id);
  }
}

async function answerQuiz(db: Kysely<DB>, clock: Clock, userId: number, quizId: number) {
  const questions = await db
    .selectFrom('quiz_question')
    .select(['id', 'type', 'question'])
    .where('quiz_id', '=', quizId)
    .execute();
  const right = await db
    .selectFrom('quiz_answer')
    .select(['id', 'question_id'])
    .where('is_correct', '=', true)
    .where(
      'question_id',
      'in',
      questions.map(({ id }) => id),
    )
    .execute();
  const answers = questions.map(({ id, type, question }) =>
    type === 'fillInTheBlank'
      ? { questionId: id, text: /<(.+)>/.exec(question)?.[1] ?? '' }
      : {
          questionId: id,
          answerIds: right.filter((one) => one.question_id === id).map((one) => one.id),
        },
  );
  await submitQuiz(db, clock, userId, quizId, { answers });
}

async function handIn(db: Kysely<DB>, academy: Academy, userId: number, homeworkId: number) {
  const { clock, mentorId } = academy;
  const homework = await db
    .selectFrom('homework')
    .select(['type', 'sections'])
    .where('id', '=', homeworkId)
    .executeTakeFirstOrThrow();
  const submission =
    homework.type === 'DIGITIZE'
      ? await submitHomework(db, clock, userId, homeworkId, { items: fillIn(homework.sections) })
      : await submitHomework(db, clock, userId, homeworkId, {
          filePath: [await storeFile(db, academy, userId)],
        });
  const key = { homeworkId, submissionId: submission.submissionId };
  await postMessage(
    db,
    clock,
    mentorId,
    key,
    'Clear and complete. You can explain every line, and that is what counts.',
  );
  await reviewSubmission(db, clock, mentorId, key, 'complete');
}

function fillIn(sections: unknown) {
  const list = sections as { type: string; items: { id: string; text: string }[] }[];
  return list.flatMap(({ type, items }) =>
    items.map(({ id, text }) => ({
      itemId: id,
      textAnswer:
        type === 'checklist'
          ? 'true'
          : type === 'openAnswer'
            ? 'I read the state first, changed one thing, and read it again.'
            : JSON.stringify(
                text
                  .split('___')
                  .slice(1)
                  .map(() => 'ExStart'),
              ),
    })),
  );
}

/** A small file that really is in the storage, with its grant. */
async function storeFile(
  db: Kysely<DB>,
  { clock, storageFolder }: Academy,
  userId: number,
): Promise<string> {
  const key = `homework/${randomUUID()}.txt`;
  const text =
    'vlan 10\n name STAFF\nvlan 20\n name PHONES\nvlan 30\n name GUEST\ninterface range gi0/1-8\n switchport access vlan 10\n';
  await mkdir(join(storageFolder, 'homework'), { recursive: true });
  await writeFile(join(storageFolder, key), text);
  await db
    .insertInto('upload_grant')
    .values({
      key,
      user_id: userId,
      category: 'homework',
      file_name: 'switch-plan.txt',
      content_type: 'text/plain',
      max_size: text.length,
      size: text.length,
      stored_at: clock.now(),
      expires_at: clock.now(),
    })
    .execute();
  return key;
}
