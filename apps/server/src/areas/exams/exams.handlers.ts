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
  return {
    listMyExams: ({ caller, query }) =>
      listOwnExams(db, clock, caller.id, {
        kind: query.kind,
        page: query.page ?? 0,
        pageSize: query.pageSize ?? 20,
      }),
    getExam: ({ caller, path }) => readExam(db, clock, caller.id, path.uniqueName),
    startExamAttempt: async ({ caller, body }) => {
      const attemptId = await startAttempt(db, clock, caller.id, body.examId);
      return readAttempt(db, clock, caller.id, attemptId);
    },
    getExamAttempt: ({ caller, path }) => readAttempt(db, clock, caller.id, path.examAttemptId),
    saveExamAnswer: ({ caller, path, body }) =>
      saveExamAnswer(
        db,
        clock,
        { userId: caller.id, attemptId: path.examAttemptId, answerId: path.examAnswerId },
        body,
      ),
    finishExamAttempt: async ({ caller, path }) => {
      await finishAttempt(db, clock, caller.id, path.examAttemptId);
      return readAttempt(db, clock, caller.id, path.examAttemptId);
    },
    getExamResults: ({ caller, path }) => readResults(db, clock, caller.id, path.uniqueName),
    tickMyChecklistItem: ({ caller, path, body }) =>
      tickItem(db, clock, { userId: caller.id, examId: path.id, itemId: path.itemId }, body.isDone),
  };
}
