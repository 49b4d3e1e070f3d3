import { type AccessRow, type AccessRows, actors } from '../access-row.ts';

const signedIn = { who: 'signedIn' } as const;
const mentor = { who: 'mentor' } as const;
const atLesson: AccessRow = { who: 'signedIn', path: { moduleId: '@lesson' } };
const inParts: AccessRow = { who: 'signedIn', path: { id: '@uploadInParts' } };
const message = { message: 'Some words about the work' };
const ofHomework = { homeworkId: '=homework', submissionId: '@submission' };

/** Mentors decide on work of the products they mentor, on no other. */
const reviewed = { default: 403, mentor: 'ok' } as const;
const seesOther = { mentor: ['other'] };
const staffSeesOther = { admin: ['other'], support: ['other'] };

const claimed: AccessRow = {
  who: 'mentor',
  path: { homeworkId: '=homework', submissionId: '@learnersSubmission' },
  own: reviewed,
  shows: seesOther,
};

/** A learner's milestone is for the mentors of its program; for others it does not exist. */
const ofLearner = { milestoneId: '@learnersMilestone', userId: '@learner' };
const mentored = { default: 404, mentor: 'ok' } as const;
const readByReviewers: AccessRow = {
  who: 'reviewers',
  path: ofLearner,
  own: { ...mentored, admin: 'ok', support: 'ok' },
  together: 'ok',
  shows: { ...seesOther, ...staffSeesOther },
};

/** Quizzes, homeworks, exams and milestones. */
export const work: AccessRows = {
  getMyQuiz: atLesson,
  listMyQuizzes: signedIn,
  saveMyQuizAnswer: {
    who: 'signedIn',
    path: { id: '@quiz', questionId: '@quizQuestion' },
    body: { answerIds: ['=quizAnswer'] },
  },
  saveMyQuizAnswers: {
    who: 'signedIn',
    path: { id: '@quiz' },
    body: { answers: [{ questionId: '=quizQuestion', answerIds: ['=quizAnswer'] }] },
  },
  // The list shows each submission's feedback.
  listQuizSubmissions: { who: 'mentor', shows: { mentor: [...actors, 'other'] } },
  getQuizSubmission: {
    who: 'signedIn',
    path: { quizId: '=quiz', submissionId: '@quizSubmission' },
    shows: seesOther,
  },
  postQuizFeedback: {
    who: 'mentor',
    path: { quizId: '=quiz', submissionId: '@learnersQuizSubmission' },
    body: message,
    own: reviewed,
    shows: seesOther,
  },

  getMyHomework: atLesson,
  getModuleHomework: { who: 'signedIn', path: { id: '@lesson' } },
  listMyProductHomeworks: signedIn,
  listMyHomeworks: signedIn,
  submitHomework: { who: 'signedIn', path: { id: '@homework' }, body: { filePath: '@upload' } },
  postHomeworkMessage: { who: 'signedIn', path: { id: '@homework' }, body: message },
  listHomeworks: mentor,
  listHomeworkSubmissions: mentor,
  getHomeworkSubmission: { who: 'signedIn', path: ofHomework, shows: seesOther },
  setHomeworkSubmissionStatus: {
    who: 'mentor',
    path: { homeworkId: '=homework', submissionId: '@learnersSubmission' },
    body: { status: 'needsRevision' },
    own: reviewed,
    shows: seesOther,
    last: true,
  },
  claimHomeworkSubmission: claimed,
  releaseHomeworkSubmission: claimed,
  postHomeworkFeedback: { who: 'signedIn', path: ofHomework, body: message, shows: seesOther },
  getHomeworkFile: {
    who: 'signedIn',
    path: { ...ofHomework, fileId: '@submissionFile' },
    // The file of one submission is not in another.
    others: { submission: { other: { default: 403, mentor: 404 } } },
    together: reviewed,
    shows: seesOther,
  },
  listMentors: signedIn,
  listMentorModules: { who: 'mentor', path: { id: '@account' } },

  listMyExams: signedIn,
  getExam: { who: 'signedIn', path: { uniqueName: '@examName' } },
  getExamResults: {
    who: 'signedIn',
    path: { uniqueName: '@examName' },
  },
  startExamAttempt: { who: 'signedIn', body: { examId: '@exam' } },
  tickMyChecklistItem: {
    who: 'signedIn',
    path: { id: '@exam', itemId: '@checklistItem' },
    body: { isDone: true },
  },
  getExamAttempt: { who: 'signedIn', path: { examAttemptId: '@attempt' } },
  saveExamAnswer: {
    who: 'signedIn',
    path: { examAttemptId: '@attempt', examAnswerId: '@attemptAnswer' },
    body: { examQuestionId: '=attemptQuestion', text: 'words' },
    together: 404,
  },
  finishExamAttempt: {
    who: 'signedIn',
    path: { examAttemptId: '@attempt' },
    body: { status: 'completed' },
    last: true,
  },

  listMyMilestones: signedIn,
  getMyMilestone: { who: 'signedIn', path: { id: '@milestone' } },
  submitMilestone: {
    who: 'signedIn',
    path: { id: '@openMilestone' },
    body: { link: 'https://example.org/work' },
  },
  getMilestoneFile: {
    who: 'signedIn',
    path: { id: '@milestone', fileId: '@milestoneFile' },
    together: 404,
  },
  getMyCalendar: signedIn,
  setMyCalendar: { who: 'signedIn', body: { isOpen: true } },
  reviewMilestone: {
    who: 'mentor',
    path: ofLearner,
    body: { action: 'sendBack', feedback: 'Please say more.' },
    own: mentored,
    // Nobody decides on their own.
    together: 403,
    shows: seesOther,
    last: true,
  },
  listMilestoneSubmissions: { who: 'reviewers' },
  getMilestoneSubmission: readByReviewers,
  getReviewedMilestoneFile: {
    ...readByReviewers,
    path: { ...ofLearner, fileId: '@learnersFile' },
  },
  claimMilestone: {
    who: 'mentor',
    path: ofLearner,
    own: mentored,
    together: 403,
    shows: seesOther,
  },
  releaseMilestone: {
    who: 'mentor',
    path: ofLearner,
    own: mentored,
    together: 403,
    shows: seesOther,
  },
  listMySnippets: { who: 'reviewers' },
  createMySnippet: { who: 'reviewers', body: { title: 'New', text: 'Say which port.' } },
  updateMySnippet: {
    who: 'reviewers',
    path: { id: '@snippet' },
    body: { title: 'Changed', text: 'Say which VLAN.' },
  },
  deleteMySnippet: { who: 'reviewers', path: { id: '@snippet' } },
  listMentorCohorts: { who: 'reviewers', path: { id: '@account' } },
  listUserMilestones: { who: 'support', path: { id: '=learner' } },
  setUserMilestone: {
    who: 'support',
    path: { id: '@learner', milestoneId: '@learnersMilestone' },
    body: { action: 'underReview' },
    others: { learner: { own: 403 } },
    together: 403,
    shows: staffSeesOther,
  },
  moveCohortDueDates: {
    who: 'support',
    path: { cohortId: '@cohort' },
    query: { action: 'extend' },
    body: { days: 1 },
  },

  createUploadParameters: {
    who: 'signedIn',
    body: {
      resource: 'homework',
      resourceId: '@homework',
      fileName: 'work.pdf',
      size: 100,
    },
  },
  createUploadInParts: {
    who: 'signedIn',
    body: {
      upload: { resource: 'homework', resourceId: '@homework', fileName: 'work.pdf', size: 100 },
      lastModified: 1,
    },
  },
  createPartParameters: { ...inParts, path: { ...inParts.path, number: '1' } },
  joinUploadInParts: { who: 'signedIn', path: { id: '@wholeUpload' } },
  deleteUploadInParts: { ...inParts, last: true },
  getUploadRules: { who: 'signedIn', query: { category: 'homework' } },
};
