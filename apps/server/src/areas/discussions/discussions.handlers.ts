import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { openDiscussion } from './discussion-access.ts';
import {
  askQuestion,
  changeQuestion,
  deleteQuestion,
  follow,
  getQuestion,
  listQuestions,
  readQuestion,
  unfollow,
} from './questions.service.ts';
import { changeResponse, deleteResponse, respond } from './responses.service.ts';

export function discussionsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listQuestions'
  | 'askQuestion'
  | 'getQuestion'
  | 'updateQuestion'
  | 'deleteQuestion'
  | 'respondToQuestion'
  | 'updateResponse'
  | 'deleteResponse'
  | 'followQuestion'
  | 'unfollowQuestion'
> {
  const { db } = deps;
  const responseOf = ({ id, responseId }: { id: number; responseId: number }) => ({
    questionId: id,
    id: responseId,
  });
  return {
    listQuestions: async ({ caller, path, query }) =>
      listQuestions(db, await openDiscussion(db, caller, path.moduleId), query),
    askQuestion: async ({ caller, path, body }) =>
      askQuestion(deps, await openDiscussion(db, caller, path.moduleId), body),
    getQuestion: async ({ caller, path, query }) =>
      readQuestion(db, await openDiscussion(db, caller, path.moduleId), path.id, query),
    updateQuestion: async ({ caller, path, body }) =>
      changeQuestion(deps, await openDiscussion(db, caller, path.moduleId), path.id, body),
    deleteQuestion: async ({ caller, path }) =>
      deleteQuestion(deps, await openDiscussion(db, caller, path.moduleId), path.id),
    respondToQuestion: async ({ caller, path, body }) =>
      respond(deps, await openDiscussion(db, caller, path.moduleId), path.id, body.body),
    updateResponse: async ({ caller, path, body }) => {
      const at = await openDiscussion(db, caller, path.moduleId);
      return changeResponse(deps, at, responseOf(path), body.body);
    },
    deleteResponse: async ({ caller, path }) => {
      const at = await openDiscussion(db, caller, path.moduleId);
      return deleteResponse(deps, at, responseOf(path));
    },
    followQuestion: async ({ caller, path }) => {
      const at = await openDiscussion(db, caller, path.moduleId);
      const { id } = await getQuestion(db, at, path.id);
      await follow(db, id, caller.id);
    },
    unfollowQuestion: async ({ caller, path }) => {
      const at = await openDiscussion(db, caller, path.moduleId);
      const { id } = await getQuestion(db, at, path.id);
      await unfollow(db, id, caller.id);
    },
  };
}
