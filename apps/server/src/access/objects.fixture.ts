import { randomUUID } from 'node:crypto';
import type { Belongings } from './belongings.fixture.ts';
import type { Products } from './products.fixture.ts';

/** Objects by kind: `base` is what an ordinary call names, the others are whose it is instead. */
export type Objects = Record<string, Record<string, unknown>>;

/** A partner whose key some calls name. */
export const testPartner = {
  key: 'pk_access_partner',
  name: 'Cable & Crew',
  origins: ['https://cable-and-crew.example'],
};

/** The id of what never was. */
export const nothing = 999_999_999;
/** What never was, where it is named by something else than a number. */
export const missing: Belongings = {
  draftKey: 'homework:999999',
  orderRequest: randomUUID(),
  note: randomUUID(),
  personName: 'nobody-at-all',
  examName: 'no-such-exam',
  upload: 'homework/nothing.pdf',
  mediaImage: 'mediaImage/nothing.png',
  uploadInParts: randomUUID(),
  wholeUpload: randomUUID(),
  code: 'nothing',
  diplomaCode: '0000000000000000',
  checkoutPage: 'no-such-page',
  checkoutOrder: randomUUID(),
  orderCode: 'nothing',
  deskDecision: randomUUID(),
};

/** What a person owns and the same objects of `other`, with work of `other` to decide on. */
export function ownedObjects(own: Belongings, other: Belongings): Objects {
  const pairs = Object.keys(own).map((kind) => [kind, { base: own[kind], other: other[kind] }]);
  return {
    ...Object.fromEntries(pairs),
    learnersSubmission: { base: other.submission, own: own.submission },
    learnersQuizSubmission: { base: other.quizSubmission, own: own.quizSubmission },
    learnersFile: { base: other.milestoneFile, own: own.milestoneFile },
    learnersMilestone: { base: other.milestone, own: own.milestone },
  };
}

/** What an author owns, and the same objects of `other`. */
export const ownedPairs = (own: Record<string, number>, other: Record<string, number>): Objects =>
  Object.fromEntries(
    Object.keys(own).map((kind) => [kind, { base: own[kind], other: other[kind] }]),
  );

/** Products and people, which are the same for everyone. */
export function sharedObjects(products: Products, idOf: (person: string) => number): Objects {
  const { prices, ours, closed, draft, short, free, asked, cohorts } = products;
  const { program, openProgram, draftProgram } = products;
  const inLesson = (part: keyof typeof ours.first) => ({
    base: ours.first[part],
    locked: ours.second[part],
    closed: closed.first[part],
    draft: draft.first[part],
    elsewhere: closed.first[part],
  });
  const ofCourse = (
    part: 'product' | 'exam' | 'examName' | 'checklistItem' | 'lab' | 'stagedLab',
  ) => ({
    base: ours[part],
    closed: closed[part],
    elsewhere: closed[part],
    draft: draft[part],
  });
  return {
    lesson: inLesson('lesson'),
    freeLesson: { base: free.lesson, bound: free.bound, draft: free.draft },
    freeQuestion: { base: free.quizQuestion },
    freeAnswer: { base: free.quizAnswer },
    freeExercise: { base: free.exercise },
    exercise: inLesson('exercise'),
    quiz: inLesson('quiz'),
    quizQuestion: inLesson('quizQuestion'),
    quizAnswer: inLesson('quizAnswer'),
    homework: inLesson('homework'),
    product: {
      ...ofCourse('product'),
      holding: openProgram,
      draftPart: draft.first.lesson,
    },
    exam: ofCourse('exam'),
    examName: ofCourse('examName'),
    checklistItem: ofCourse('checklistItem'),
    lab: ofCourse('lab'),
    stagedLab: ofCourse('stagedLab'),
    price: {
      base: prices.ours,
      closed: prices.closed,
      secret: prices.secret,
      draft: prices.draft,
    },
    program: { base: program, draft: draftProgram },
    askedTerms: { base: asked, closed: closed.product, draft: draft.product },
    signedTerms: { base: short.product, closed: closed.product, draft: draft.product },
    surveyed: { base: program, closed: openProgram, draft: draftProgram },
    openProgram: { base: openProgram, draft: draftProgram },
    cohort: { base: cohorts.own },
    learnersCohort: { base: cohorts.other },
    shortCourse: { base: short.product },
    upsell: { base: prices.upsell },
    freePrice: { base: prices.free },
    partnerKey: { base: testPartner.key },
    checkoutPage: {
      base: 'access-ours',
      hidden: 'access-hidden',
      draft: 'access-draft-page',
    },
    person: { base: idOf('other'), hidden: idOf('hidden'), gone: idOf('gone') },
    personName: { base: 'other', hidden: 'hidden', gone: 'gone' },
  };
}
