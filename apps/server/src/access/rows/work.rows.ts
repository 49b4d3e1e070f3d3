import type { AccessRow, AccessRows } from '../access-row.ts';
import { actors } from '../actors.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const signedIn = { who: 'signedIn' } as const;
const reviewsHomework = { who: 'reviewHomework' } as const;
const atLesson: AccessRow = { who: 'signedIn', path: { moduleId: own('lesson') } };
const inParts: AccessRow = { who: 'signedIn', path: { id: own('uploadInParts') } };
const lineComment = {
  version: 1,
  place: { part: 'file', name: 'work.pdf', line: 1, quote: '' },
  message: 'Some words about the line',
  isRequired: true,
} as const;
const message = { message: 'Some words about the work' };
const ofHomework = { homeworkId: fixed('homework'), submissionId: own('submission') };

/** Mentors decide on work of the products they mentor, on no other. */
const reviewed = { default: 403, mentor: 'ok' } as const;
const seesOther = { mentor: ['other'] };
const staffSeesOther = { admin: ['other'], support: ['other'] };

const ofLearnersHomework = {
  homeworkId: fixed('homework'),
  submissionId: own('learnersSubmission'),
};

const claimed: AccessRow = {
  who: 'reviewHomework',
  path: { homeworkId: fixed('homework'), submissionId: own('learnersSubmission') },
  own: reviewed,
  shows: seesOther,
};

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

const exerciseAnswer = { texts: { last: '10.0.0.1' }, definitionVersion: 1 };

/** Quizzes, exercises, homeworks, exams and milestones. */
export const work: AccessRows = {
  getFreeQuiz: { who: 'everyone', path: { id: own('freeLesson') } },
  reviewFreeQuiz: {
    who: 'everyone',
    path: { id: own('freeLesson') },
    body: {
      answers: [{ questionId: fixed('freeQuestion'), answerIds: [fixed('freeAnswer')] }],
    },
  },
  getMyQuiz: atLesson,
  listMyQuizzes: signedIn,
  saveMyQuizAnswer: {
    who: 'signedIn',
    path: { id: own('quiz'), questionId: own('quizQuestion') },
    body: { answerIds: [fixed('quizAnswer')] },
  },
  saveMyQuizAnswers: {
    who: 'signedIn',
    path: { id: own('quiz') },
    body: { answers: [{ questionId: fixed('quizQuestion'), answerIds: [fixed('quizAnswer')] }] },
  },
  // The list shows each submission's feedback.
  listQuizSubmissions: { who: 'reviewQuiz', shows: { mentor: [...actors, 'other'] } },
  getQuizSubmission: {
    who: 'signedIn',
    path: { quizId: fixed('quiz'), submissionId: own('quizSubmission') },
    shows: seesOther,
  },
  postQuizFeedback: {
    who: 'reviewQuiz',
    path: { quizId: fixed('quiz'), submissionId: own('learnersQuizSubmission') },
    body: { ...message, replaces: seenState },
    own: reviewed,
    shows: seesOther,
  },

  getFreeExercises: { who: 'everyone', path: { id: own('freeLesson') } },
  checkFreeExercise: {
    who: 'everyone',
    path: { id: own('freeLesson') },
    body: { exerciseId: fixed('freeExercise'), ...exerciseAnswer },
  },
  getMyExercises: atLesson,
  saveMyExerciseAnswer: { who: 'signedIn', path: { id: own('exercise') }, body: exerciseAnswer },
  checkMyExercise: { who: 'signedIn', path: { id: own('exercise') }, body: exerciseAnswer },

  getMyHomework: atLesson,
  getModuleHomework: { who: 'signedIn', path: { id: own('lesson') } },
  listMyProductHomeworks: signedIn,
  listMyHomeworks: signedIn,
  submitHomework: {
    who: 'signedIn',
    path: { id: own('homework') },
    body: { filePath: own('upload') },
  },
  postHomeworkMessage: { who: 'signedIn', path: { id: own('homework') }, body: message },
  listHomeworks: reviewsHomework,
  listHomeworkSubmissions: reviewsHomework,
  getHomeworkSubmission: { who: 'signedIn', path: ofHomework, shows: seesOther },
  setHomeworkSubmissionStatus: {
    who: 'reviewHomework',
    path: { homeworkId: fixed('homework'), submissionId: own('learnersSubmission') },
    body: { status: 'needsRevision', expected: seenState },
    own: reviewed,
    shows: seesOther,
    last: true,
  },
  claimHomeworkSubmission: claimed,
  releaseHomeworkSubmission: claimed,
  postHomeworkFeedback: { who: 'signedIn', path: ofHomework, body: message, shows: seesOther },
  getHomeworkFile: {
    who: 'signedIn',
    path: { ...ofHomework, fileId: own('submissionFile') },
    // The file of one submission is not in another.
    others: { submission: { other: { default: 403, mentor: 404 } } },
    together: reviewed,
    shows: seesOther,
  },
  getHomeworkFilePreview: {
    who: 'signedIn',
    path: { ...ofHomework, fileId: own('submissionFile') },
    others: { submission: { other: { default: 403, mentor: 404 } } },
    together: reviewed,
    shows: seesOther,
  },
  listSubmissionComments: { who: 'signedIn', path: ofHomework, shows: seesOther },
  saveSubmissionComment: {
    who: 'reviewHomework',
    path: { ...ofLearnersHomework, id: fixed('newId') },
    body: lineComment,
    own: reviewed,
    shows: seesOther,
  },
  settleSubmissionComment: {
    who: 'reviewHomework',
    path: { ...ofLearnersHomework, id: fixed('lineComment') },
    body: { isFixed: false },
    own: reviewed,
    shows: seesOther,
  },
  deleteSubmissionComment: {
    who: 'reviewHomework',
    path: { ...ofLearnersHomework, id: fixed('lineDraft') },
    own: reviewed,
  },
  listMentors: signedIn,
  listMentorModules: { who: 'reviewHomework', path: { id: own('account') } },

  listMyExams: signedIn,
  getExam: { who: 'signedIn', path: { uniqueName: own('examName') } },
  getExamResults: {
    who: 'signedIn',
    path: { uniqueName: own('examName') },
  },
  startExamAttempt: { who: 'signedIn', body: { examId: own('exam') } },
  tickMyChecklistItem: {
    who: 'signedIn',
    path: { id: own('exam'), itemId: own('checklistItem') },
    body: { isDone: true },
  },
  getExamAttempt: { who: 'signedIn', path: { examAttemptId: own('attempt') } },
  saveExamAnswer: {
    who: 'signedIn',
    path: { examAttemptId: own('attempt'), examAnswerId: own('attemptAnswer') },
    body: { examQuestionId: fixed('attemptQuestion'), text: 'words' },
    together: 404,
  },
  finishExamAttempt: {
    who: 'signedIn',
    path: { examAttemptId: own('attempt') },
    body: { status: 'completed' },
    last: true,
  },

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
    own: reviewed,
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
    body: { action: 'underReview', expected: seenState },
    others: { learner: { own: 403 } },
    together: 403,
    shows: staffSeesOther,
  },
  getCohortDueDates: { who: 'overseeMilestones', path: { cohortId: own('cohort') } },
  moveCohortDueDates: {
    who: 'overseeMilestones',
    path: { cohortId: own('cohort') },
    query: { action: 'extend' },
    body: { days: 1, expected: seenState },
  },

  createUploadParameters: {
    who: 'signedIn',
    body: {
      resource: 'homework',
      resourceId: own('homework'),
      fileName: 'work.pdf',
      size: 100,
    },
  },
  createUploadInParts: {
    who: 'signedIn',
    body: {
      upload: {
        resource: 'homework',
        resourceId: own('homework'),
        fileName: 'work.pdf',
        size: 100,
      },
      lastModified: 1,
    },
  },
  createPartParameters: { ...inParts, path: { ...inParts.path, number: '1' } },
  joinUploadInParts: { who: 'signedIn', path: { id: own('wholeUpload') } },
  deleteUploadInParts: { ...inParts, last: true },
  getUploadRules: { who: 'signedIn', query: { category: 'homework' } },
};
