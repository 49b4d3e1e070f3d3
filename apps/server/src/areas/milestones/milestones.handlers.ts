import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { noteStored } from '../uploads/uploads.service.ts';
import { readFeed, setFeed } from './calendar.service.ts';
import { moveDueDates } from './due-dates.service.ts';
import { submitMilestone } from './milestone-hand-in.service.ts';
import { reviewAsMentor, reviewMilestone } from './milestone-review.service.ts';
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
  | 'reviewMilestone'
  | 'listUserMilestones'
  | 'setUserMilestone'
  | 'moveCohortDueDates'
> {
  const { db, clock, storage } = deps;
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
      await findMilestone(db, { userId: caller.id, id: path.id, now: clock.now() });
      const file = await db
        .selectFrom('milestone_file')
        .select(['upload_key', 'name'])
        .where('id', '=', path.fileId)
        .where('user_id', '=', caller.id)
        .where('cohort_milestone_id', '=', path.id)
        .executeTakeFirst();
      if (!file) throw notFound('This file does not exist.');
      return { url: await storage.createDownloadUrl(file.upload_key, file.name) };
    },
    getMyCalendar: ({ caller }) => readFeed(deps, caller.id),
    setMyCalendar: ({ caller, body }) => setFeed(deps, caller.id, body.isOpen),
    reviewMilestone: ({ caller, path, body }) => {
      const key = { userId: path.userId, id: path.milestoneId };
      return reviewAsMentor(db, clock, caller.id, key, body);
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
