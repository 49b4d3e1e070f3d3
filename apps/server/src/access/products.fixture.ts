import type { PriceList } from '../areas/pricing/authoring/price-lists.service.ts';
import { setTerms } from '../areas/terms/authoring/terms.service.ts';
import type { TestApp } from '../testing/test-app.ts';
import { addCheckoutPage } from '../testing/world/checkout-pages.ts';
import { addCohort, addMilestones } from '../testing/world/cohorts.ts';
import { addCourse, addProgram, type Product } from '../testing/world/courses.ts';
import { addDiploma } from '../testing/world/diplomas.ts';
import { addExam } from '../testing/world/exams.ts';
import { endsOfNetwork } from '../testing/world/exercises.ts';
import { addLab } from '../testing/world/labs.ts';
import type { TestLesson, TestLessonForm } from '../testing/world/lessons.ts';
import { addCoupon, addCrosssell, addPrices } from '../testing/world/prices.ts';
import { twoStages } from '../testing/world/staged-labs.ts';
import { addSurvey } from '../testing/world/surveys.ts';
import { secretOf } from './people.fixture.ts';

interface CourseForm {
  name: string;
  ownerId: number;
  mentors?: string[];
}

/** A course whose two lessons have a quiz and a homework each, with an exam and a lab. */
async function createCourse(academy: TestApp, { name, ownerId, mentors = [] }: CourseForm) {
  // No one opens the second lesson of a course in this world.
  const lessons = ['Text', secretOf('locked')].map((words, index) =>
    lessonForm(`${name}-${index + 1}`, words),
  );
  const form = { name: `Course ${name}`, uniqueName: `access-${name}`, ownerId, mentors };
  const course = await addCourse(academy, { ...form, lessons });
  const exam = await addExam(academy, course, {
    uniqueName: `access-exam-${name}`,
    ownerId,
    title: `Exam ${name}`,
    durationMinutes: 60,
    attemptsAllowed: null,
    passPercent: 60,
    cooldownMinutes: 0,
    isShuffled: false,
    answersShown: 'never',
    xpPoints: 0,
    questions: [
      {
        type: 'fillInTheBlank',
        // Its creator never shows answers: no one reads these two.
        question: `Untagged frames belong to the <${secretOf('blank')}> VLAN`,
        answers: [],
        explanation: secretOf('key'),
      },
    ],
    checklist: ['Build it'],
  });
  const item = await academy.db
    .selectFrom('assessment_checklist_item')
    .select('id')
    .where('assessment_id', '=', exam.id)
    .executeTakeFirstOrThrow();
  const names = { uniqueName: `access-lab-${name}`, name: `Lab ${name}` };
  const lab = await addLab(academy, [course], { ...names, ownerId });
  const stagedLab = await addLab(academy, [course], {
    uniqueName: `access-staged-${name}`,
    name: `Stages ${name}`,
    ownerId,
    stages: twoStages(),
  });
  const [first, second] = course.lessons.map((lesson) => partsOf(academy, lesson));
  if (!first || !second) throw new Error('The course has no two lessons.');
  return {
    course,
    product: course.id,
    first: await first,
    second: await second,
    exam: exam.id,
    examName: exam.uniqueName,
    checklistItem: item.id,
    lab: lab.id,
    stagedLab: stagedLab.id,
  };
}

const lessonForm = (name: string, words: string): TestLessonForm => ({
  name: `Lesson ${name}`,
  uniqueName: `access-${name}`,
  description: `<p>${words}</p>`,
  hasVideo: true,
  quiz: [
    {
      type: 'singleAnswer',
      question: 'Which port carries many VLANs?',
      answers: [
        { answer: 'A trunk', isCorrect: true },
        { answer: 'An access port', isCorrect: false },
      ],
      explanation: words,
      link: null,
    },
  ],
  homework: { brief: words },
  exercises: [endsOfNetwork(words)],
});

async function partsOf({ db }: TestApp, { id, quiz, homework, exercises }: TestLesson) {
  const question = await db
    .selectFrom('quiz_question')
    .innerJoin('quiz_answer', 'quiz_answer.question_id', 'quiz_question.id')
    .select(['quiz_question.id', 'quiz_answer.id as answer'])
    .where('quiz_id', '=', quiz)
    .executeTakeFirstOrThrow();
  const exercise = exercises[0] ?? 0;
  const own = { quizQuestion: question.id, quizAnswer: question.answer };
  return { lesson: id, quiz, homework, exercise, ...own };
}

export type Products = Awaited<ReturnType<typeof createProducts>>;

/** What everyone learns (`ours`, in `program`), what no one has (`closed`), what is unpublished (`draft`). */
export async function createProducts(academy: TestApp, ownerId: number) {
  const ours = await createCourse(academy, { name: 'ours', ownerId });
  const mentors = ['strangeMentor'];
  const closed = await createCourse(academy, { name: 'closed', ownerId, mentors });
  const draft = await createCourse(academy, { name: secretOf('draft'), ownerId });
  const short = await createShortCourse(academy, ownerId);
  const programOf = (name: string, children: Product[], by: string[] = []) =>
    addProgram(academy, children, { name, uniqueName: `access-${name}`, ownerId, mentors: by });
  const program = await programOf('program', [ours.course], ['mentor', 'formerMentor']);
  // Contains published and unpublished parts: lists must tell them apart.
  const openProgram = await programOf('open-program', [closed.course, draft.course]);
  const draftProgram = await programOf(secretOf('draft-program'), [ours.course]);
  await academy.db
    .updateTable('module')
    .set({ is_public: false })
    .where('id', 'in', [draftProgram.id, draft.product, draft.lab, draft.stagedLab])
    .execute();
  const why = { id: 'why', kind: 'openAnswer' as const, question: 'Why?', isRequired: true };
  for (const asking of [program, openProgram, draftProgram])
    await addSurvey(academy, asking, [{ ...why, choices: [] }]);
  const asked = await programOf('asked', [short.course]);
  for (const { id } of [short.course, asked, closed.course, draft.course])
    await setTerms(academy.db, academy.clock, id, { title: 'Agreement', body: 'Be kind.' });
  const due = { dueAfterDays: 300 };
  await addMilestones(academy, program, [{ ...due }, { ...due, fileSubmission: false }]);
  const cohorts = {
    own: await addCohort(academy, program),
    other: await addCohort(academy, program),
  };
  const title = secretOf('page');
  await addCheckoutPage(academy, ours.course, { uniqueId: 'access-ours', title: 'Page' });
  await addCheckoutPage(academy, ours.course, {
    uniqueId: 'access-hidden',
    title,
    isPublic: false,
  });
  await addCheckoutPage(academy, draft.course, { uniqueId: 'access-draft-page', title });
  const prices = {
    ours: await priceOf(addPrices(academy, ours.course)),
    free: await createFreePage(academy, ownerId),
    secret: await priceOf(addCoupon(academy, ours.course, { code: 'SECRET', plans })),
    closed: await priceOf(addPrices(academy, closed.course)),
    draft: await priceOf(addPrices(academy, draft.course)),
    ...(await addTrial(academy, short, closed.course)),
  };
  const ids = { program: program.id, openProgram: openProgram.id, draftProgram: draftProgram.id };
  const free = await createFreeLessons(academy, ownerId);
  return { prices, ours, closed, draft, short, free, asked: asked.id, ...ids, cohorts };
}

const plans = [{ type: 'oneTime' as const, amount: 4200 }];

/** Tried for free, so that everyone can have bought it, with an offer to accept afterwards. */
async function addTrial(academy: TestApp, { product }: { product: number }, offered: Product) {
  const plan = { type: 'subscription' as const, amount: 900, trialDays: 30 };
  const trial = await priceOf(addPrices(academy, { ...offered, id: product }, [plan]));
  const upsell = await addCrosssell(academy, offered, {
    place: { priceId: trial },
    type: 'upsell',
  });
  return { trial, upsell };
}

async function priceOf(selling: Promise<PriceList>): Promise<number> {
  return (await selling).priceIds[0] ?? 0;
}

/** One page, and a certificate for reading it. */
async function createShortCourse(academy: TestApp, ownerId: number) {
  const form = { name: 'Short', uniqueName: 'access-short', ownerId };
  const course = await addCourse(academy, form);
  await addDiploma(academy, [course], { ownerId });
  return { course, product: course.id, lesson: course.lessons[0]?.id ?? 0 };
}

/** Something for nothing, on a checkout page of its own. */
async function createFreePage(academy: TestApp, ownerId: number): Promise<number> {
  const course = await addCourse(academy, { name: 'Free', uniqueName: 'access-free', ownerId });
  const price = await priceOf(addPrices(academy, course, [{ type: 'free' }]));
  await addCheckoutPage(academy, course, { uniqueId: 'access-free', title: 'Free' });
  return price;
}

/** A free lesson that no one has yet, one that is not free, and one of an unpublished course. */
async function createFreeLessons(academy: TestApp, ownerId: number) {
  const free = { ...lessonForm('free', 'Text'), isFree: true };
  const lessons = [free, lessonForm('bound', secretOf('bound'))];
  const names = { name: 'Tried', uniqueName: 'access-tried', ownerId };
  const tried = await addCourse(academy, { ...names, lessons });
  const unpublished = { ...lessonForm('free-draft', secretOf('freeDraft')), isFree: true };
  const draft = await addCourse(academy, {
    name: secretOf('freeDraft'),
    ownerId,
    lessons: [unpublished],
  });
  await academy.db
    .updateTable('module')
    .set({ is_public: false })
    .where('id', '=', draft.id)
    .execute();
  const [first, bound] = tried.lessons;
  if (!first || !bound) throw new Error('The course has no two lessons.');
  const draftLesson = draft.lessons[0]?.id ?? 0;
  return { ...(await partsOf(academy, first)), bound: bound.id, draft: draftLesson };
}
