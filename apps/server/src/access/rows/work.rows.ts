import type { AccessRow, AccessRows } from '../access-row.ts';
import { actors } from '../actors.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const signedIn = { who: 'signedIn' } as const;
const reviewsHomework = { who: 'reviewHomework' } as const;
const atLesson: AccessRow = { who: 'signedIn', path: { moduleId: own('lesson') } };
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

const exerciseAnswer = { texts: { last: '10.0.0.1' }, definitionVersion: 1 };

/** Quizzes, exercises, homework and exams. */
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
};
