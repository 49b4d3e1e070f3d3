import type { Expected } from './actors.ts';

/**
 * Every kind of object a call can name, and what is answered for one that is not the caller's. Where it
 * is 404, the answer must be the same as for one that never was: no one learns what others have.
 *
 * `other` belongs to another learner. Of products and what is in them `closed` is published and not
 * the caller's, `locked` theirs and not yet open, `draft` unpublished.
 */
const kinds = {
  // `holding` is a program with an unpublished product in it, `draftPart` a lesson of that product.
  product: { closed: 'ok', holding: 'ok', draft: 404, draftPart: 404, missing: 404 },
  // `secret` belongs to a coupon that the caller hasn't entered.
  price: { closed: 'ok', secret: 404, draft: 404, missing: 404 },
  program: { draft: 404, missing: 404 },
  lesson: { locked: 403, closed: 403, draft: 404, missing: 404 },
  // `bound` is in a published product, for its learners only.
  freeLesson: { bound: 404, draft: 404, missing: 404 },
  quiz: { locked: 403, closed: 403, draft: 404, missing: 404 },
  exercise: { locked: 403, closed: 403, draft: 404, missing: 404 },
  quizQuestion: { elsewhere: 404, missing: 404 },
  homework: { locked: 403, closed: 403, draft: 404, missing: 404 },
  exam: { closed: 403, draft: 404, missing: 404 },
  examName: { closed: 403, draft: 404, missing: 404 },
  checklistItem: { elsewhere: 404, missing: 404 },
  lab: { closed: 403, draft: 404, missing: 404 },
  stagedLab: { closed: 403, draft: 404, missing: 404 },

  // Drafts of authors with what is in them. `viewed` is another's that they may read: calls that change it are refused.
  authored: { other: 404, viewed: 'ok', deleted: 404, missing: 404 },
  authoredProgram: { other: 404, viewed: 'ok', deleted: 404, missing: 404 },
  // Of these programs.
  authoredCohort: { other: 404, viewed: 'ok', deleted: 404, missing: 404 },
  authoredSection: { other: 404, viewed: 'ok', deleted: 404, missing: 404 },
  authoredLesson: { other: 404, viewed: 'ok', deleted: 404, missing: 404 },
  // What is in their second lessons.
  // Of the bank and the exams that each author owns.
  bankQuestion: { other: 404, missing: 404 },
  ownedExam: { other: 404, missing: 404 },
  workLesson: { other: 404, viewed: 'ok', deleted: 404, missing: 404 },
  mediaFile: { other: 404, missing: 404 },
  unusedFile: { other: 404, missing: 404 },
  authoredExercise: { other: 404, viewed: 403, deleted: 404, missing: 404 },
  authoredQuiz: { other: 404, viewed: 'ok', deleted: 404, missing: 404 },

  account: { other: 404, missing: 404 },
  person: { hidden: 404, gone: 404, missing: 404 },
  personName: { hidden: 404, gone: 404, missing: 404 },
  passkey: { other: 'ok', missing: 'ok' },
  followed: { other: 'ok', missing: 'ok' },
  askedTerms: { closed: 404, draft: 404, missing: 404 },
  signedTerms: { closed: 404, draft: 404, missing: 404 },
  surveyed: { closed: 404, draft: 404, missing: 404 },
  openProgram: { draft: 404, missing: 404 },
  // Of `other`, who applied for a program that no one mentors.
  application: { missing: 404 },

  attempt: { other: 404, missing: 404 },
  attemptAnswer: { other: 404, missing: 404 },
  diploma: { other: 404, missing: 404 },
  authoredDiploma: { other: 404, missing: 404 },
  authoredLab: { other: 404, missing: 404 },
  authorNotification: { other: 404, missing: 404 },
  draftKey: { other: 404, missing: 404 },
  milestone: { other: 404, missing: 404 },
  openMilestone: { other: 404, missing: 404 },
  milestoneFile: { other: 404, missing: 404 },
  note: { other: 404, missing: 404 },
  notification: { other: 404, missing: 404 },
  orderRequest: { other: 404, missing: 404 },
  playlist: { other: 404, missing: 404 },
  purchase: { other: 404, missing: 404 },
  payment: { other: 404, missing: 404 },
  namedPlaylist: { other: 404, missing: 404 },
  deskDecision: { other: 404, missing: 404 },
  snippet: { other: 404, missing: 404 },
  upload: { other: 422, missing: 422 },
  mediaImage: { other: 422, missing: 422 },
  uploadInParts: { other: 404, missing: 404 },
  wholeUpload: { other: 404, missing: 404 },

  // What staff decided on something of the caller's, and something of `other` that waits for them.
  ownCase: { other: 404, missing: 404 },
  managedCase: { missing: 404 },
  incident: { missing: 404 },

  // Questions and responses are read by all who learn there, and changed by their authors.
  question: { other: 403, elsewhere: 404, missing: 404 },
  response: { other: 404, missing: 404 },

  // The specification has a page for it: a submission of another is refused, not hidden.
  submission: { other: { default: 403, mentor: 'ok' }, missing: 404 },
  submissionFile: { other: 404, missing: 404 },
  quizSubmission: { other: { default: 403, mentor: 'ok' }, missing: 404 },

  // Work of `other` that mentors and the staff decide on: no one decides on their own.
  learnersSubmission: { own: 403, missing: 404 },
  learnersQuizSubmission: { own: 403, missing: 404 },
  learner: { own: 404, missing: 404 },
  learnersMilestone: { own: 404, missing: 404 },
  learnersPurchase: { own: 404, missing: 404 },
  // The card of `other`, as each of the staff added it.
  learnersCard: {},
  // A note of the caller about `other`; one that is gone is no error.
  learnersNote: { missing: 'ok' },
  // Rewards of `other`.
  withdrawal: { missing: 404 },
  paidWithdrawal: { missing: 404 },
  suspectedReferral: { missing: 404 },
  learnersFile: { own: 404, missing: 404 },
  cohort: { missing: 404 },
  // The one that `other` is in.
  learnersCohort: { missing: 404 },
  cardToken: { other: 422 },
  code: { missing: 404 },
  diplomaCode: { missing: 404 },
  checkoutOrder: { other: 404, missing: 404 },
  orderCode: { other: 404, missing: 404 },
  // What `other` was given, and a partner of each of the staff.
  learnersAward: { missing: 404 },
  managedPartner: { missing: 404 },
  // Checkout pages as staff change them; the second is changed by nothing before it is deleted.
  managedCheckout: { missing: 404 },
  idleCheckout: { missing: 'ok' },
  managedAddon: { missing: 404 },
  idleAddon: { missing: 'ok' },
  checkoutPage: { hidden: 404, draft: 404, missing: 404 },
} satisfies Record<string, Record<string, Expected>>;

export type ObjectKind = keyof typeof kinds;

export const objectKinds: Record<string, Record<string, Expected>> = kinds;
