import { randomUUID } from 'node:crypto';
import { createExam } from '../areas/exams/authoring/exam.service.ts';
import { createBankQuestion } from '../areas/questions/authoring/bank-question.service.ts';
import type { TestApp } from '../testing/test-app.ts';
import { addCohort } from '../testing/world/cohorts.ts';
import { addCourse, addProgram, type Course, type Product } from '../testing/world/courses.ts';
import { endsOfNetwork } from '../testing/world/exercises.ts';
import { secretOf } from './people.fixture.ts';

/** The second lesson has a video, a quiz and a homework, the first has none. */
const lessons = [
  {},
  { quiz: true as const, homework: {}, exercises: [endsOfNetwork()], hasVideo: true },
];

/** A draft of someone's own with two lessons; its name is theirs alone. */
export async function createDraft(academy: TestApp, person: string, ownerId: number) {
  const course = await addCourse(academy, { name: secretOf(person), ownerId, lessons });
  await unpublish(academy, course);
  await keepLessonVersion(academy, course);
  const shown = await addImage(academy, course, ownerId);
  const description = `<img src="${shown.address}" alt="">`;
  await academy.db
    .updateTable('module')
    .set({ description })
    // No call of the matrix writes over the text of this one.
    .where('id', '=', course.lessons[1]?.id ?? 0)
    .execute();
  const unused = await addImage(academy, course, ownerId);
  return { ...course, mediaFile: shown.id, unusedFile: unused.id };
}

async function addImage({ db, clock }: TestApp, { id }: Product, ownerId: number) {
  const key = `mediaImage/${randomUUID()}.png`;
  const upload = { user_id: ownerId, category: 'mediaImage', file_name: 'image.png' };
  const stored = { size: 9, sealed_key: key, sha256: '0'.repeat(64), stored_at: clock.now() };
  await db
    .insertInto('upload_grant')
    .values({ key, ...upload, ...stored, content_type: '', max_size: 9, expires_at: clock.now() })
    .execute();
  return db
    .insertInto('media_file')
    .values({
      product_id: id,
      upload_key: key,
      address: `/storage/media/${key}`,
      kind: 'image',
      name: 'image.png',
      size: 9,
      uploaded_by: ownerId,
      uploaded_at: clock.now(),
    })
    .returning(['id', 'address'])
    .executeTakeFirstOrThrow();
}

/** A draft of no one in the matrix that each person may `view`, and one that is deleted. */
export async function createShared(academy: TestApp, viewers: readonly number[], ownerId: number) {
  const names = (name: string) => ({ name, uniqueName: `access-authored-${name}`, ownerId });
  const viewed = await addCourse(academy, { ...names('viewed'), lessons });
  const deleted = await addCourse(academy, { ...names('deleted'), lessons });
  await unpublish(academy, viewed);
  await keepLessonVersion(academy, viewed);
  await academy.db
    .updateTable('module')
    .set({ deleted_at: academy.clock.now(), is_public: false })
    .where('id', '=', deleted.id)
    .execute();
  await academy.db
    .insertInto('module_permission')
    .values(
      [viewed, deleted].flatMap(({ id }) =>
        viewers.map((user_id) => ({ module_id: id, user_id, permission: 'view' })),
      ),
    )
    .execute();
  return { viewed, deleted };
}

/** A question of someone's own bank, and an exam that asks it. */
export async function createOwned(academy: TestApp, person: string, ownerId: number) {
  const bankQuestion = await createBankQuestion(academy.db, ownerId, {
    type: 'fillInTheBlank',
    question: `Of ${secretOf(person)} it is <this>.`,
    answers: [],
    explanation: null,
    link: null,
    topic: 'Access',
    difficulty: 1,
  });
  const ownedExam = await createExam(academy.db, {
    kind: 'exam',
    uniqueName: `access-owned-${ownerId}`,
    ownerId,
    title: secretOf(person),
    description: '',
    durationMinutes: null,
    attemptsAllowed: null,
    passPercent: 50,
    cooldownMinutes: 0,
    isShuffled: false,
    answersShown: 'never',
    xpPoints: 0,
    moduleIds: [(await addCourse(academy)).id],
    questions: [{ questionId: bankQuestion, weight: 1 }],
  });
  return { bankQuestion, ownedExam };
}

async function unpublish({ db }: TestApp, { id }: Product): Promise<void> {
  await db.updateTable('module').set({ is_public: false }).where('id', '=', id).execute();
}

/** An earlier version of its lesson, by the number that the matrix names. */
async function keepLessonVersion({ db, clock }: TestApp, { lessons }: Course): Promise<void> {
  const content = {
    name: 'Lesson 1',
    duration: 60,
    xpPoints: 10,
    isFree: false,
    description: '<p>Text</p>',
    motivationalMessage: '',
    resources: [],
    labIds: [],
  };
  await db
    .insertInto('lesson_version')
    .values({
      lesson_id: lessons[0]?.id ?? 0,
      number: 7,
      content: JSON.stringify(content),
      began_at: clock.now(),
      saved_at: clock.now(),
    })
    .execute();
}

type Draft = Awaited<ReturnType<typeof createDraft>>;

interface AuthoredCourses {
  own: Draft;
  other: Draft;
  viewed: Course;
  deleted: Course;
}

/** What stands for the products an author calls about, and for their sections and lessons. */
export function authoredObjects(courses: AuthoredCourses) {
  const { own, ...others } = courses;
  const of = (part: (course: Course) => number | undefined) => ({
    base: part(own),
    ...Object.fromEntries(Object.entries(others).map(([name, course]) => [name, part(course)])),
  });
  return {
    authored: of(({ id }) => id),
    authoredSection: of(({ section }) => section),
    authoredLesson: of(({ lessons: [lesson] }) => lesson?.id),
    workLesson: of(({ lessons: [, lesson] }) => lesson?.id),
    authoredExercise: of(({ lessons: [, lesson] }) => lesson?.exercises[0]),
    authoredQuiz: of(({ lessons: [, lesson] }) => lesson?.quiz),
    mediaFile: { base: own.mediaFile, other: courses.other.mediaFile },
    unusedFile: { base: own.unusedFile, other: courses.other.unusedFile },
  };
}

/** Programs without anything in them: those of others, and the way to one for each person. */
export async function createPrograms(
  academy: TestApp,
  viewers: readonly number[],
  strangerId: number,
) {
  const { db, clock } = academy;
  const add = async (ownerId: number) => {
    const program = await addProgram(academy, [], { ownerId });
    await unpublish(academy, program);
    return { id: program.id, cohort: await addCohort(academy, program) };
  };
  const [other, viewed, deleted] = [
    await add(strangerId),
    await add(strangerId),
    await add(strangerId),
  ];
  const permissions = [viewed.id, deleted.id].flatMap((module_id) =>
    viewers.map((user_id) => ({ module_id, user_id, permission: 'view' })),
  );
  await db.insertInto('module_permission').values(permissions).execute();
  await db
    .updateTable('module')
    .set({ deleted_at: clock.now() })
    .where('id', '=', deleted.id)
    .execute();
  return async (ownerId: number) => {
    const base = await add(ownerId);
    const each = Object.entries({ base, other, viewed, deleted });
    const of = (part: 'id' | 'cohort') =>
      Object.fromEntries(each.map(([name, one]) => [name, one[part]]));
    return { authoredProgram: of('id'), authoredCohort: of('cohort') };
  };
}
