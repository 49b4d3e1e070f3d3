import { ModuleType } from '@uplink/api-client/domain';
import { createDiploma } from '../areas/certificates/authoring/diploma.service.ts';
import { createCheckoutPage } from '../areas/checkout/authoring/checkout-page.service.ts';
import { emptyLayout } from '../areas/checkout/authoring/empty-layout.ts';
import { createExam } from '../areas/exams/authoring/exam.service.ts';
import { createHomework } from '../areas/homeworks/authoring/homework.service.ts';
import { createLab } from '../areas/labs/authoring/lab.service.ts';
import { addMilestones, createCohort } from '../areas/milestones/authoring/cohort.service.ts';
import { addPriceList } from '../areas/pricing/authoring/price-lists.service.ts';
import { createProduct, setChildren } from '../areas/products/authoring/product.service.ts';
import { createBankQuestion } from '../areas/questions/authoring/bank-question.service.ts';
import { createQuiz } from '../areas/quizzes/authoring/quiz.service.ts';
import { setSurvey } from '../areas/surveys/authoring/survey.service.ts';
import { addLesson, addSection } from '../areas/syllabus/authoring/syllabus.service.ts';
import { setTerms } from '../areas/terms/authoring/terms.service.ts';
import type { TestApp } from '../testing/test-app.ts';
import { secretOf } from './people.fixture.ts';

const fill = {
  shortDescription: 'For the matrix',
  description: '',
  whatYouLearn: [],
  level: 1,
  isSelfPaced: true,
  partTimeEducationDuration: null,
  fullTimeEducationDuration: null,
};

type Db = TestApp['db'];

/** A course whose two lessons have a quiz and a homework each, with an exam and a lab. */
async function createCourse(db: Db, name: string, ownerId: number) {
  const product = await createProduct(db, {
    ...fill,
    type: ModuleType.course,
    name: `Course ${name}`,
    uniqueName: `access-${name}`,
    ownerId,
  });
  const section = await addSection(db, product, 'Section', 1);
  const [first, second] = [
    await createLesson(db, { product, section, name, ordinal: 1 }),
    await createLesson(db, { product, section, name, ordinal: 2 }),
  ];
  const question = await createBankQuestion(db, ownerId, {
    type: 'fillInTheBlank',
    // Its creator never shows answers: nobody reads these two.
    question: `Untagged frames belong to the <${secretOf('blank')}> VLAN`,
    answers: [],
    explanation: secretOf('key'),
    link: null,
    topic: 'Switching',
    difficulty: 1,
  });
  const examName = `access-exam-${name}`;
  const exam = await createExam(db, {
    kind: 'exam',
    uniqueName: examName,
    ownerId,
    title: `Exam ${name}`,
    description: '',
    durationMinutes: 60,
    attemptsAllowed: null,
    passPercent: 60,
    cooldownMinutes: 0,
    isShuffled: false,
    answersShown: 'never',
    xpPoints: 0,
    moduleIds: [product],
    questions: [{ questionId: question, weight: 1 }],
    checklist: ['Build it'],
  });
  const item = await db
    .selectFrom('assessment_checklist_item')
    .select('id')
    .where('assessment_id', '=', exam)
    .executeTakeFirstOrThrow();
  const lab = await createLab(
    db,
    {
      uniqueName: `access-lab-${name}`,
      name: `Lab ${name}`,
      description: '',
      about: '',
      level: 1,
      type: 1,
      vendor: 'Rackwire',
      vendorId: name,
      numberOfLabs: 1,
      numberOfQuestions: 0,
      ownerId,
    },
    [product],
  );
  return { product, first, second, exam, examName, checklistItem: item.id, lab };
}

interface LessonPlace {
  product: number;
  section: number;
  name: string;
  ordinal: number;
}

async function createLesson(db: Db, { product, section, name, ordinal }: LessonPlace) {
  // Nobody opens the second lesson of a course in this world.
  const words = ordinal === 1 ? 'Text' : secretOf('locked');
  const lesson = await addLesson(
    db,
    { productId: product, sectionId: section, ordinal },
    {
      name: `Lesson ${ordinal} ${name}`,
      uniqueName: `access-${name}-${ordinal}`,
      description: `<p>${words}</p>`,
      duration: 60,
      xpPoints: 10,
      video: {
        url: '/v.mp4',
        poster: '/v.jpg',
        duration: 60,
        captions: [],
        chapters: null,
        thumbnails: null,
      },
      resources: [],
    },
  );
  const quiz = await createQuiz(db, lesson, {
    title: `Quiz ${name}`,
    questions: [
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
  });
  const homework = await createHomework(db, lesson, {
    type: 'UPLOAD',
    title: `Homework ${name}`,
    brief: words,
    maxFiles: 5,
    sections: [],
  });
  const question = await db
    .selectFrom('quiz_question')
    .innerJoin('quiz_answer', 'quiz_answer.question_id', 'quiz_question.id')
    .select(['quiz_question.id', 'quiz_answer.id as answer'])
    .where('quiz_id', '=', quiz)
    .executeTakeFirstOrThrow();
  return { lesson, quiz, homework, quizQuestion: question.id, quizAnswer: question.answer };
}

export type Products = Awaited<ReturnType<typeof createProducts>>;

/** What everybody learns (`ours`, in `program`), what nobody has (`closed`), what is unpublished (`draft`). */
export async function createProducts({ db, clock }: TestApp, ownerId: number) {
  const ours = await createCourse(db, 'ours', ownerId);
  const closed = await createCourse(db, 'closed', ownerId);
  const draft = await createCourse(db, secretOf('draft'), ownerId);
  const short = await createShortCourse(db, ownerId);
  const programOf = async (name: string, children: number[]) => {
    const form = { ...fill, type: ModuleType.program, name, uniqueName: `access-${name}` };
    const id = await createProduct(db, { ...form, ownerId });
    await setChildren(db, id, children);
    return id;
  };
  const program = await programOf('program', [ours.product]);
  // Holds what is unpublished beside what is not: lists must tell the two apart.
  const openProgram = await programOf('open-program', [closed.product, draft.product]);
  const draftProgram = await programOf(secretOf('draft-program'), [ours.product]);
  await db
    .updateTable('module')
    .set({ is_public: false })
    .where('id', 'in', [draftProgram, draft.product, draft.lab])
    .execute();
  for (const asking of [program, openProgram, draftProgram]) {
    const why = { id: 'why', kind: 'openAnswer' as const, question: 'Why?', isRequired: true };
    const survey = { title: 'Welcome', intro: '', questions: [{ ...why, choices: [] }] };
    await setSurvey(db, asking, survey);
  }
  const asked = await programOf('asked', [short.product]);
  for (const signed of [short.product, asked, closed.product, draft.product])
    await setTerms(db, clock, signed, { title: 'Agreement', body: 'Be kind.' });
  const milestone = { description: '', links: [], category: 1 as const, dueAfterDays: 300 };
  await addMilestones(db, program, [
    { ...milestone, title: 'First', fileSubmission: true, linkSubmission: true },
    { ...milestone, title: 'Second', fileSubmission: false, linkSubmission: true },
  ]);
  const cohort = { startDate: '2020-01-01', endDate: '2090-01-01', zone: 'UTC', isOpen: true };
  const cohorts = {
    own: await createCohort(db, program, { ...cohort, name: 'Own' }),
    other: await createCohort(db, program, { ...cohort, name: 'Other' }),
  };
  for (const [uniqueId, moduleId, isPublic] of [
    ['access-ours', ours.product, true],
    ['access-hidden', ours.product, false],
    ['access-draft-page', draft.product, true],
  ] as const) {
    const isOpen = uniqueId === 'access-ours';
    const title = isOpen ? 'Page' : secretOf('page');
    const page = { title, uniqueId, moduleId, isPublic, layout: emptyLayout(title) };
    await createCheckoutPage(db, page);
  }
  const prices = {
    ours: await createPrice(db, ours.product),
    secret: await createPrice(db, ours.product, 'SECRET'),
    closed: await createPrice(db, closed.product),
    draft: await createPrice(db, draft.product),
  };
  return { prices, ours, closed, draft, short, asked, program, openProgram, draftProgram, cohorts };
}

async function createPrice(db: Db, product: number, code = 'DEFAULT') {
  const plans = [{ type: 'oneTime' as const, amount: 4200 }];
  const { priceIds } = await addPriceList(db, product, { code, plans });
  return priceIds[0] ?? 0;
}

/** One page, and a certificate for reading it. */
async function createShortCourse(db: Db, ownerId: number) {
  const form = { ...fill, type: ModuleType.course, name: 'Short', uniqueName: 'access-short' };
  const product = await createProduct(db, { ...form, ownerId });
  const sectionId = await addSection(db, product, 'Section', 1);
  const lesson = await addLesson(
    db,
    { productId: product, sectionId, ordinal: 1 },
    {
      name: 'Page',
      uniqueName: 'access-page',
      description: '<p>Text</p>',
      duration: 60,
      xpPoints: 10,
      video: null,
      resources: [],
    },
  );
  await createDiploma(
    db,
    {
      type: 1,
      name: 'Certificate',
      body: 'For {{studentName}}',
      referencePrefix: 'AC-',
      referenceStartNumber: 1,
      expiryYears: 0,
      signatures: [],
      ownerId,
    },
    [product],
  );
  return { product, lesson };
}
