import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  addToBank,
  changeInBank,
  readBank,
  readBankQuestion,
  removeFromBank,
} from './questions.service.ts';

export function questionsHandlers({
  db,
  clock,
  grader,
}: Deps): Pick<
  Handlers,
  | 'listBankQuestions'
  | 'getBankQuestion'
  | 'createBankQuestion'
  | 'updateBankQuestion'
  | 'deleteBankQuestion'
> {
  return {
    listBankQuestions: ({ caller, query }) => readBank(db, caller.id, query),
    getBankQuestion: ({ caller, path }) => readBankQuestion(db, caller.id, path.id),
    createBankQuestion: ({ caller, body }) => addToBank({ db, clock, grader }, caller.id, body),
    updateBankQuestion: ({ caller, path, body }) =>
      changeInBank({ db, clock, grader }, caller.id, path.id, body),
    deleteBankQuestion: ({ caller, path, query }) =>
      removeFromBank({ db, clock }, caller.id, path.id, query.version),
  };
}
