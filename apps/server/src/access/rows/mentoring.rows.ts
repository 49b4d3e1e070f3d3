import type { AccessRow, AccessRows } from '../access-row.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const signedIn = { who: 'signedIn' } as const;
const reviewsHomework = { who: 'reviewHomework' } as const;
const seesOther = { mentor: ['other'] };
const staffSeesOther = { admin: ['other'], support: ['other'] };

/** A learner's milestone is for the mentors of its program; for others it does not exist. */
const ofLearner = { milestoneId: own('learnersMilestone'), userId: own('learner') };
const mentored = { default: 404, mentor: 'ok' } as const;
const readByReviewers: AccessRow = {
  who: 'readReviews',
  path: ofLearner,
  own: { ...mentored, admin: 'ok', support: 'ok' },
  together: 'ok',
  shows: { ...seesOther, ...staffSeesOther },
};

/** Milestones and their due dates, the desk and what mentors keep for it. */
export const mentoring: AccessRows = {
  listMyMilestones: signedIn,
  getMyMilestone: { who: 'signedIn', path: { id: own('milestone') } },
  submitMilestone: {
    who: 'signedIn',
    path: { id: own('openMilestone') },
    body: { link: 'https://example.org/work' },
  },
  getMilestoneFile: {
    who: 'signedIn',
    path: { id: own('milestone'), fileId: own('milestoneFile') },
    together: 404,
  },
  getMyCalendar: signedIn,
  setMyCalendar: { who: 'signedIn', body: { isOpen: true } },
  reviewMilestone: {
    who: 'reviewMilestone',
    path: ofLearner,
    body: { action: 'sendBack', feedback: 'Please say more.', expected: seenState },
    own: mentored,
    // No one decides on their own.
    together: 403,
    shows: seesOther,
    last: true,
  },
  listMilestoneSubmissions: { who: 'readReviews' },
  getMilestoneSubmission: readByReviewers,
  getReviewedMilestoneFile: {
    ...readByReviewers,
    path: { ...ofLearner, fileId: own('learnersFile') },
  },
  getReviewedMilestoneFilePreview: {
    ...readByReviewers,
    path: { ...ofLearner, fileId: own('learnersFile') },
  },
  claimMilestone: {
    who: 'reviewMilestone',
    path: ofLearner,
    own: mentored,
    together: 403,
    shows: seesOther,
  },
  releaseMilestone: {
    who: 'reviewMilestone',
    path: ofLearner,
    own: mentored,
    together: 403,
    shows: seesOther,
  },
  // It lists whose work waits, without its content.
  getMyDesk: reviewsHomework,
  getMyDeskNews: reviewsHomework,
  decideAtMyDesk: {
    who: 'reviewHomework',
    path: { id: fixed('newId') },
    body: {
      kind: 'homework',
      workId: own('learnersSubmission'),
      userId: own('learner'),
      version: 1,
      verdict: 'sendBack',
      message: 'Please say more.',
    },
    own: { default: 403, mentor: 'ok' },
    others: { learnersSubmission: { own: 404 }, learner: { own: 404, missing: 404 } },
    together: 403,
    last: true,
  },
  getMyDeskDecision: { who: 'reviewHomework', path: { id: own('deskDecision') } },
  undoMyDeskDecision: { who: 'reviewHomework', path: { id: own('deskDecision') } },
  listMySnippets: { who: 'readReviews' },
  createMySnippet: { who: 'readReviews', body: { title: 'New', text: 'Say which port.' } },
  updateMySnippet: {
    who: 'readReviews',
    path: { id: own('snippet') },
    body: { title: 'Changed', text: 'Say which VLAN.' },
  },
  deleteMySnippet: { who: 'readReviews', path: { id: own('snippet') } },
  listMentorCohorts: { who: 'readReviews', path: { id: own('account') } },
  listUserMilestones: { who: 'overseeMilestones', path: { id: fixed('learner') } },
  setUserMilestone: {
    who: 'overseeMilestones',
    path: { id: own('learner'), milestoneId: own('learnersMilestone') },
    body: { action: 'underReview', expected: seenState, reason: 'Seen in class' },
    others: { learner: { own: 403 } },
    together: 403,
    shows: staffSeesOther,
  },
  getCohortDueDates: { who: 'overseeMilestones', path: { cohortId: own('cohort') } },
  moveCohortDueDates: {
    who: 'overseeMilestones',
    path: { cohortId: own('cohort') },
    query: { action: 'extend' },
    body: { days: 1, expected: seenState, reason: 'The lab was down' },
  },
};
