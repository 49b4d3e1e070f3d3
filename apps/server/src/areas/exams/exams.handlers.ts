import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { tickItem } from './checklist.service.ts';
import {
  finishAttempt,
  readAttempt,
  saveExamAnswer,
  startAttempt,
} from './exam-attempts.service.ts';
import { readResults } from './exam-results.service.ts';
import { listOwnExams, readExam } from './exams.service.ts';

export function examsHandlers({
  db,
  clock,
  grader,
}: Deps): Pick<
  Handlers,
  | 'listMyExams'
  | 'getExam'
  | 'startExamAttempt'
  | 'getExamAttempt'
  | 'saveExamAnswer'
  | 'finishExamAttempt'
  | 'getExamResults'
  | 'tickMyChecklistItem'
> {
  const exams = { db, clock, grader };
  return {
    listMyExams: ({ caller, query }) => listOwnExams(exams, caller.id, query),
    getExam: ({ caller, path }) => readExam(exams, caller.id, path.uniqueName),
    startExamAttempt: async ({ caller, body }) => {
      const attemptId = await startAttempt(exams, caller.id, body.examId);
      return readAttempt(exams, caller.id, attemptId);
    },
    getExamAttempt: ({ caller, path }) => readAttempt(exams, caller.id, path.examAttemptId),
    saveExamAnswer: ({ caller, path, body }) =>
      saveExamAnswer(
        db,
        clock,
        { userId: caller.id, attemptId: path.examAttemptId, answerId: path.examAnswerId },
        body,
      ),
    finishExamAttempt: async ({ caller, path }) => {
      await finishAttempt(exams, caller.id, path.examAttemptId);
      return readAttempt(exams, caller.id, path.examAttemptId);
    },
    getExamResults: ({ caller, path }) => readResults(exams, caller.id, path.uniqueName),
    tickMyChecklistItem: ({ caller, path, body }) =>
      tickItem(db, clock, { userId: caller.id, examId: path.id, itemId: path.itemId }, body.isDone),
  };
}
