import type { Deps } from '../../deps.ts';
import type { Call, Handlers } from '../../plugins/contract/handlers.ts';
import { sealUploads } from '../uploads/sealed-files.ts';
import { claimSubmission, releaseSubmission } from './claim.service.ts';
import { deleteComment, readComments, saveComment, settleComment } from './comments.service.ts';
import { submitHomework } from './hand-in.service.ts';
import { linkToHomeworkFile, previewHomeworkFile } from './homework-files.service.ts';
import { readHomeworkInbox } from './homework-inbox.service.ts';
import { listOwnHomeworks, listProductHomeworks } from './homework-list.service.ts';
import { readHomework, readTask } from './homeworks.service.ts';
import { listMentorModules, listMentors } from './mentors.service.ts';
import { readReviewedSubmission, reviewSubmission } from './review.service.ts';
import { postMessage, writeToMentor } from './thread.service.ts';

export function homeworksHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMyHomework'
  | 'getModuleHomework'
  | 'listMyProductHomeworks'
  | 'listMyHomeworks'
  | 'submitHomework'
  | 'postHomeworkMessage'
  | 'listHomeworks'
  | 'listHomeworkSubmissions'
  | 'getHomeworkSubmission'
  | 'setHomeworkSubmissionStatus'
  | 'postHomeworkFeedback'
  | 'claimHomeworkSubmission'
  | 'releaseHomeworkSubmission'
  | 'getHomeworkFile'
  | 'getHomeworkFilePreview'
  | 'listSubmissionComments'
  | 'saveSubmissionComment'
  | 'settleSubmissionComment'
  | 'deleteSubmissionComment'
  | 'listMentors'
  | 'listMentorModules'
> {
  const { db, clock, grader } = deps;
  // The same list at two addresses (specification, section 7).
  const listAt =
    (address: string) =>
    ({ caller, query }: Pick<Call<'listHomeworks'>, 'caller' | 'query'>) =>
      readHomeworkInbox(db, { mentorId: caller.id, address, now: clock.now() }, query);
  return {
    getMyHomework: ({ caller, path }) => readHomework(db, caller.id, path.moduleId, clock.now()),
    getModuleHomework: ({ caller, path }) => readTask(db, caller.id, path.id),
    listMyProductHomeworks: ({ caller }) => listProductHomeworks(db, caller.id),
    listMyHomeworks: ({ caller, query }) => listOwnHomeworks(db, caller.id, query),
    submitHomework: async ({ caller, path, body }) => {
      if ('filePath' in body) await sealUploads(deps, caller.id, [body.filePath].flat());
      return submitHomework({ db, clock, grader }, caller.id, path.id, body);
    },
    postHomeworkMessage: ({ caller, path, body }) =>
      writeToMentor(deps, caller, path.id, body.message),
    listHomeworks: listAt('/homeworks'),
    listHomeworkSubmissions: listAt('/homeworks/-/submissions'),
    getHomeworkSubmission: ({ caller, path }) =>
      readReviewedSubmission(db, caller, path, clock.now()),
    setHomeworkSubmissionStatus: ({ caller, path, body }) =>
      reviewSubmission(deps, caller, path, body),
    claimHomeworkSubmission: ({ caller, path }) => claimSubmission(deps, caller, path),
    releaseHomeworkSubmission: ({ caller, path }) => releaseSubmission(deps, caller, path),
    postHomeworkFeedback: ({ caller, path, body }) => postMessage(deps, caller, path, body.message),
    getHomeworkFile: ({ caller, path }) => linkToHomeworkFile(deps, caller, path),
    getHomeworkFilePreview: ({ caller, path }) => previewHomeworkFile(deps, caller, path),
    listSubmissionComments: ({ caller, path }) => readComments(db, clock, caller, path),
    saveSubmissionComment: ({ caller, path, body }) =>
      saveComment(db, clock, caller, { key: path, input: body }),
    settleSubmissionComment: ({ caller, path, body }) =>
      settleComment(db, clock, caller, { key: path, ...body }),
    deleteSubmissionComment: ({ caller, path }) => deleteComment(db, clock, caller, path),
    listMentors: ({ query }) => listMentors(db, query.status),
    listMentorModules: ({ caller, path, query }) =>
      listMentorModules(db, caller.id, path.id, query),
  };
}
