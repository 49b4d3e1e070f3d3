import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { listReviewedCohorts } from './cohorts.service.ts';
import { holdDecision, readDecision, undoDecision } from './desk/decide.service.ts';
import { readDesk } from './desk/desk.service.ts';
import { readDeskNews } from './desk/desk-news.service.ts';
import { createSnippet, deleteSnippet, listSnippets, updateSnippet } from './snippets.service.ts';

export function mentoringHandlers({
  db,
  clock,
}: Deps): Pick<
  Handlers,
  | 'listMySnippets'
  | 'createMySnippet'
  | 'updateMySnippet'
  | 'deleteMySnippet'
  | 'listMentorCohorts'
  | 'getMyDesk'
  | 'getMyDeskNews'
  | 'getMyDeskDecision'
  | 'decideAtMyDesk'
  | 'undoMyDeskDecision'
> {
  return {
    listMySnippets: ({ caller }) => listSnippets(db, caller.id),
    createMySnippet: ({ caller, body }) => createSnippet(db, clock, caller.id, body),
    updateMySnippet: ({ caller, path, body }) =>
      updateSnippet(db, clock, { userId: caller.id, id: path.id }, body),
    deleteMySnippet: ({ caller, path }) => deleteSnippet(db, { userId: caller.id, id: path.id }),
    getMyDesk: ({ caller, query }) => readDesk(db, clock, caller.id, query),
    getMyDeskNews: ({ caller }) => readDeskNews(db, clock, caller.id),
    getMyDeskDecision: ({ caller, path }) => readDecision(db, clock, caller.id, path.id),
    decideAtMyDesk: ({ caller, path, body }) =>
      holdDecision(db, clock, caller, { id: path.id, input: body }),
    undoMyDeskDecision: ({ caller, path }) => undoDecision(db, clock, caller.id, path.id),
    listMentorCohorts: ({ caller, path }) => listReviewedCohorts(db, caller, path.id),
  };
}
