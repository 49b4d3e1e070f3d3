import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Call, Handlers } from '../../plugins/contract/handlers.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { toModule } from '../catalog/catalog.service.ts';
import { selectModules } from '../catalog/modules.repository.ts';
import { paging } from '../paging.ts';
import { noteStored } from '../uploads/uploads.service.ts';
import { claimSubmission, releaseSubmission } from './claim.service.ts';
import { submitHomework } from './hand-in.service.ts';
import { listOwnHomeworks, listProductHomeworks } from './homework-list.service.ts';
import { listReviewable, listReviewedProductIds } from './homework-lists.repository.ts';
import { readHomework, readTask } from './homeworks.service.ts';
import { listMentors } from './mentors.repository.ts';
import { readReviewedSubmission, requireSubmission, reviewSubmission } from './review.service.ts';
import { postMessage, writeToMentor } from './thread.service.ts';

export function homeworksHandlers({
  db,
  clock,
  storage,
}: Deps): Pick<
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
  | 'listMentors'
  | 'listMentorModules'
> {
  // The same list at two addresses (specification, section 7).
  const listAt =
    (address: string) =>
    async ({ caller, query }: Pick<Call<'listHomeworks'>, 'caller' | 'query'>) => {
      const filter = { ...query, page: query.page ?? 0, pageSize: query.pageSize ?? 20 };
      const { data, total } = await listReviewable(db, caller.id, filter, clock.now());
      return { data, paging: paging(address, filter, total) };
    };
  return {
    getMyHomework: ({ caller, path }) => readHomework(db, caller.id, path.moduleId, clock.now()),
    getModuleHomework: ({ caller, path }) => readTask(db, caller.id, path.id),
    listMyProductHomeworks: ({ caller }) => listProductHomeworks(db, caller.id),
    listMyHomeworks: ({ caller, query }) =>
      listOwnHomeworks(db, caller.id, {
        ...query,
        page: query.page ?? 0,
        pageSize: query.pageSize ?? 20,
      }),
    submitHomework: async ({ caller, path, body }) => {
      if ('filePath' in body)
        await noteStored({ db, clock, storage }, caller.id, [body.filePath].flat());
      return submitHomework(db, clock, caller.id, path.id, body);
    },
    postHomeworkMessage: ({ caller, path, body }) =>
      writeToMentor(db, clock, caller.id, path.id, body.message),
    listHomeworks: listAt('/homeworks'),
    listHomeworkSubmissions: listAt('/homeworks/-/submissions'),
    getHomeworkSubmission: ({ caller, path }) =>
      readReviewedSubmission(db, caller.id, path, clock.now()),
    setHomeworkSubmissionStatus: ({ caller, path, body }) =>
      reviewSubmission(db, clock, caller.id, path, body.status),
    claimHomeworkSubmission: ({ caller, path }) => claimSubmission(db, clock, caller.id, path),
    releaseHomeworkSubmission: ({ caller, path }) => releaseSubmission(db, clock, caller.id, path),
    postHomeworkFeedback: ({ caller, path, body }) =>
      postMessage(db, clock, caller.id, path, body.message),
    getHomeworkFile: async ({ caller, path }) => {
      await requireSubmission(db, caller.id, path, clock.now());
      const file = await db
        .selectFrom('submission_file')
        .select(['upload_key', 'name'])
        .where('id', '=', path.fileId)
        .where('submission_id', '=', path.submissionId)
        .executeTakeFirst();
      if (!file) throw notFound('This file does not exist.');
      return { url: await storage.createDownloadUrl(file.upload_key, file.name) };
    },
    listMentors: ({ query }) => listMentors(db, query.status),
    listMentorModules: async ({ caller, path, query }) => {
      if (path.id !== caller.id) throw notFound('This list is not yours.');
      const ids = await listReviewedProductIds(db, caller.id, query.homeworkReview === true);
      const types = query.types?.split(',').map(Number) ?? [1, 2, 3];
      const rows = await selectModules(db, caller.id, {
        where: sql`m.id = any (${ids}::bigint[]) and m.type = any (${types}::int[])`,
      });
      return rows.map(toModule);
    },
  };
}
