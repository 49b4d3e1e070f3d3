import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { sealUploads } from '../uploads/sealed-files.ts';
import { readFeed, setFeed } from './calendar.service.ts';
import { moveDueDates, readDueDates } from './due-dates.service.ts';
import { claimMilestone, releaseMilestone } from './milestone-claim.service.ts';
import {
  linkToOwnFile,
  linkToReviewedFile,
  previewReviewedFile,
} from './milestone-files.service.ts';
import { submitMilestone } from './milestone-hand-in.service.ts';
import { readMilestoneInbox } from './milestone-inbox.service.ts';
import { type MilestoneKey, reviewAsMentor, reviewMilestone } from './milestone-review.service.ts';
import { readReviewedMilestone } from './milestone-reviewed.service.ts';
import { listMilestones, readMilestone } from './milestones.service.ts';

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
  | 'getReviewedMilestoneFilePreview'
  | 'reviewMilestone'
  | 'listUserMilestones'
  | 'setUserMilestone'
  | 'getCohortDueDates'
  | 'moveCohortDueDates'
> {
  const { db, clock } = deps;
  return {
    listMyMilestones: ({ caller, query }) =>
      listMilestones(db, { userId: caller.id, moduleId: query.moduleId, now: clock.now() }),
    getMyMilestone: ({ caller, path }) =>
      readMilestone(db, { userId: caller.id, id: path.id, now: clock.now() }),
    submitMilestone: async ({ caller, path, body }) => {
      if (body.files) await sealUploads(deps, caller.id, body.files);
      return submitMilestone(deps, { userId: caller.id, id: path.id }, body);
    },
    getMilestoneFile: ({ caller, path }) =>
      linkToOwnFile(deps, { userId: caller.id, id: path.id, fileId: path.fileId }),
    getMyCalendar: ({ caller }) => readFeed(deps, caller.id),
    setMyCalendar: ({ caller, body }) => setFeed(deps, caller.id, body.isOpen),
    listMilestoneSubmissions: ({ caller, query }) => readMilestoneInbox(deps, caller, query),
    getMilestoneSubmission: ({ caller, path }) =>
      readReviewedMilestone(db, caller, keyOf(path), clock.now()),
    claimMilestone: ({ caller, path }) => claimMilestone(deps, caller, keyOf(path)),
    releaseMilestone: ({ caller, path }) => releaseMilestone(deps, caller, keyOf(path)),
    getReviewedMilestoneFile: ({ caller, path }) =>
      linkToReviewedFile(deps, caller, { ...keyOf(path), fileId: path.fileId }),
    getReviewedMilestoneFilePreview: ({ caller, path }) =>
      previewReviewedFile(deps, caller, { ...keyOf(path), fileId: path.fileId }),
    reviewMilestone: ({ caller, path, body }) => reviewAsMentor(deps, caller, keyOf(path), body),
    listUserMilestones: ({ path, query }) =>
      listMilestones(db, {
        userId: path.id,
        cohortId: query.cohortId,
        now: clock.now(),
        isStarted: false,
      }),
    setUserMilestone: ({ caller, path, body }) => {
      const key = { userId: path.id, id: path.milestoneId };
      return reviewMilestone(deps, { actorId: caller.id, reason: body.reason }, key, body);
    },
    getCohortDueDates: ({ path }) => readDueDates(db, path.cohortId),
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
