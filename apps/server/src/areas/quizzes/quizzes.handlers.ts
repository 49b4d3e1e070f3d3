import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { readVisited } from '../partners/partner-sessions.service.ts';
import { readFreeQuiz, reviewFreeQuiz } from './free-quiz.service.ts';
import { readQuizInbox } from './quiz-inbox.service.ts';
import { listOwnQuizzes } from './quiz-list.service.ts';
import { giveFeedback, readSubmission } from './quiz-review.service.ts';
import { readQuiz, saveAnswer, submitQuiz } from './quizzes.service.ts';

export function quizzesHandlers({
  db,
  clock,
  grader,
}: Deps): Pick<
  Handlers,
  | 'getMyQuiz'
  | 'getFreeQuiz'
  | 'reviewFreeQuiz'
  | 'listMyQuizzes'
  | 'saveMyQuizAnswers'
  | 'saveMyQuizAnswer'
  | 'listQuizSubmissions'
  | 'getQuizSubmission'
  | 'postQuizFeedback'
> {
  return {
    getFreeQuiz: async (call) => readFreeQuiz(db, await readVisited({ db, clock }, call)),
    reviewFreeQuiz: async (call) =>
      reviewFreeQuiz(
        { db, grader },
        { ...(await readVisited({ db, clock }, call)), origin: originOf(call.request) },
        call.body,
      ),
    getMyQuiz: ({ caller, path }) => readQuiz(db, caller.id, path.moduleId),
    listMyQuizzes: ({ caller, query }) => listOwnQuizzes(db, caller.id, query),
    saveMyQuizAnswer: ({ caller, path, body }) =>
      saveAnswer(
        db,
        clock,
        { userId: caller.id, quizId: path.id, questionId: path.questionId },
        body,
      ),
    saveMyQuizAnswers: async ({ caller, path, body }) => {
      const submissionId = await submitQuiz({ db, clock, grader }, caller.id, path.id, body);
      return readSubmission(db, caller, path.id, submissionId);
    },
    listQuizSubmissions: ({ caller, query }) => readQuizInbox(db, caller.id, query),
    getQuizSubmission: ({ caller, path }) =>
      readSubmission(db, caller, path.quizId, path.submissionId),
    postQuizFeedback: ({ caller, path, body }) => giveFeedback({ db, clock }, caller, path, body),
  };
}
