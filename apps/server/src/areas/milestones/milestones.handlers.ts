import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { paging } from '../paging.ts';
import { noteStored } from '../uploads/uploads.service.ts';
import { readFeed, setFeed } from './calendar.service.ts';
import { moveDueDates } from './due-dates.service.ts';
import { claimMilestone, releaseMilestone } from './milestone-claim.service.ts';
import { submitMilestone } from './milestone-hand-in.service.ts';
import { listReviewableMilestones } from './milestone-inbox.repository.ts';
import {
  type MilestoneKey,
  requireReviewable,
  reviewAsMentor,
  reviewMilestone,
} from './milestone-review.service.ts';
import { readReviewedMilestone } from './milestone-reviewed.service.ts';
import { findMilestone, listMilestones, readMilestone } from './milestones.service.ts';

export function milestonesHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listMyMilestones'
  | 'getMyMilestone'
  | 'submitMilestone'
  | 'getMilestoneFile'
  | 'getMyCalendar'
  | 'setMyCalendar'
  | 'listMilestoneSubmissions'
  | 'getMilestoneSubmission'
  | 'claimMilestone'
  | 'releaseMilestone'
  | 'getReviewedMilestoneFile'
  | 'reviewMilestone'
  | 'listUserMilestones'
  | 'setUserMilestone'
  | 'moveCohortDueDates'
> {
  const { db, clock, storage } = deps;
  const linkTo = async (key: MilestoneKey, fileId: number) => {
    const file = await db
      .selectFrom('milestone_file')
      .select(['upload_key', 'name'])
      .where('id', '=', fileId)
      .where('user_id', '=', key.userId)
      .where('cohort_milestone_id', '=', key.id)
      .executeTakeFirst();
    if (!file) throw notFound('This file does not exist.');
    return { url: await storage.createDownloadUrl(file.upload_key, file.name) };
  };
  return {
    listMyMilestones: ({ caller, query }) =>
      listMilestones(db, { userId: caller.id, moduleId: query.moduleId, now: clock.now() }),
    getMyMilestone: ({ caller, path }) =>
      readMilestone(db, { userId: caller.id, id: path.id, now: clock.now() }),
    submitMilestone: async ({ caller, path, body }) => {
      if (body.files) await noteStored(deps, caller.id, body.files);
      return submitMilestone(db, clock, caller.id, path.id, body);
    },
    getMilestoneFile: async ({ caller, path }) => {
      const key = { userId: caller.id, id: path.id };
      await findMilestone(db, { ...key, now: clock.now() });
      return linkTo(key, path.fileId);
    },
    getMyCalendar: ({ caller }) => readFeed(deps, caller.id),
    setMyCalendar: ({ caller, body }) => setFeed(deps, caller.id, body.isOpen),
    listMilestoneSubmissions: async ({ caller, query }) => {
      const filter = { ...query, page: query.page ?? 0, pageSize: query.pageSize ?? 20 };
      const { data, total } = await listReviewableMilestones(db, caller, filter, clock.now());
      return { data, paging: paging('/milestones/-/submissions', filter, total) };
    },
    getMilestoneSubmission: ({ caller, path }) =>
      readReviewedMilestone(db, caller, keyOf(path), clock.now()),
    claimMilestone: ({ caller, path }) => claimMilestone(db, clock, caller, keyOf(path)),
    releaseMilestone: ({ caller, path }) => releaseMilestone(db, clock, caller, keyOf(path)),
    getReviewedMilestoneFile: async ({ caller, path }) => {
      await requireReviewable(db, caller, keyOf(path), clock.now());
      return linkTo(keyOf(path), path.fileId);
    },
    reviewMilestone: ({ caller, path, body }) => {
      return reviewAsMentor(db, clock, caller.id, keyOf(path), body);
    },
    listUserMilestones: ({ path, query }) =>
      listMilestones(db, {
        userId: path.id,
        cohortId: query.cohortId,
        now: clock.now(),
        isStarted: false,
      }),
    setUserMilestone: ({ caller, path, body }) => {
      const key = { userId: path.id, id: path.milestoneId };
      return reviewMilestone(db, clock, caller.id, key, body);
    },
    moveCohortDueDates: ({ caller, path, query, body }) =>
      moveDueDates(db, clock, caller.id, {
        cohortId: path.cohortId,
        action: query.action,
        body,
      }),
  };
}

const keyOf = (path: { milestoneId: number; userId: number }): MilestoneKey => ({
  userId: path.userId,
  id: path.milestoneId,
});
