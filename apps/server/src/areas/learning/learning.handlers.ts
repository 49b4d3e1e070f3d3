import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { listChildren, readModule } from '../catalog/catalog.service.ts';
import { readFrameSignIn } from '../partners/partner-sessions.service.ts';
import { buyModule } from '../purchases/buy-module.service.ts';
import { decideOnApplication } from './application-decisions.service.ts';
import { readApplication, readApplications } from './application-review.service.ts';
import { applyFor } from './applications.service.ts';
import { readDashboard } from './dashboard.service.ts';
import { updateGoals } from './goals.service.ts';
import { requireReadableLesson } from './lesson-access.ts';
import { readDetails } from './module-details.service.ts';
import {
  listMyModules,
  listNestedChildren,
  listProductResources,
  listResources,
  readCompletion,
  readOverview,
} from './my-modules.service.ts';
import { readOutline, readVisitorsOutline } from './outline.service.ts';
import { readPath } from './path.service.ts';
import { readProductPage } from './product-page.service.ts';
import { finishLesson, startModule } from './progress.service.ts';
import { readProgress, readProgressOfMany, resetProgress } from './reset-progress.service.ts';
import { skipModule } from './skip.service.ts';
import { saveTimeZone } from './week.service.ts';

export function learningHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMyDashboard'
  | 'getMyPath'
  | 'updateMyGoals'
  | 'saveMyTimeZone'
  | 'listMyModules'
  | 'postMyModules'
  | 'patchMyModule'
  | 'listApplications'
  | 'getApplication'
  | 'decideOnApplication'
  | 'listMyModuleChildren'
  | 'listMyNestedChildren'
  | 'getMyModuleOutline'
  | 'getModuleOutline'
  | 'getMyModuleCompletion'
  | 'getMyModuleDetails'
  | 'getMyProductPage'
  | 'getMyModuleOverview'
  | 'getMyModuleResources'
  | 'listUserProgress'
  | 'listUsersProgress'
  | 'resetUserProgress'
> {
  const { db, clock } = deps;
  return {
    getMyDashboard: ({ caller }) => readDashboard(db, clock, caller.id),
    getMyPath: ({ caller }) => readPath(deps, caller.id),
    updateMyGoals: ({ caller, body }) => updateGoals(db, caller.id, body),
    saveMyTimeZone: ({ caller, body }) => saveTimeZone(db, caller.id, body.timeZone),
    listMyModules: ({ caller, query }) => listMyModules(db, caller.id, query),
    postMyModules: async ({ caller, query, body }) => {
      if ('moduleId' in body && query.action === 'apply')
        return applyFor(deps, { userId: caller.id, ...body });
      if ('priceId' in body && query.action === undefined) return buyModule(deps, caller.id, body);
      throw unprocessable('Apply with a moduleId, buy with a priceId.');
    },
    patchMyModule: ({ caller, path, query, body }) => {
      if (query.action === 'start') return startModule(db, clock, caller.id, path.id);
      const settle = body?.skip ? skipModule : finishLesson;
      return settle(db, clock, caller.id, path.id);
    },
    listUserProgress: ({ path }) => readProgress(deps, path.id),
    listUsersProgress: ({ caller, query }) =>
      readProgressOfMany(deps, caller, query.userIds.split(',').map(Number)),
    resetUserProgress: ({ caller, path, body }) =>
      resetProgress(deps, { staff: caller, userId: path.id }, body),
    listApplications: ({ caller, query }) => readApplications(deps, caller, query),
    getApplication: ({ caller, path }) => readApplication(deps, caller, path.id),
    decideOnApplication: ({ caller, path, body }) =>
      decideOnApplication(deps, caller, path.id, body),
    listMyModuleChildren: ({ caller, path, query }) =>
      listChildren(db, caller.id, path.id, query.type),
    listMyNestedChildren: ({ caller, path, query }) =>
      listNestedChildren(db, caller.id, path, query.type),
    getModuleOutline: async ({ path, request }) =>
      readVisitorsOutline(db, path.id, await readFrameSignIn(deps, request)),
    getMyModuleOutline: ({ caller, path }) => readOutline(db, caller.id, path.id),
    getMyModuleCompletion: ({ caller, path }) => readCompletion(db, caller.id, path.id),
    getMyModuleDetails: ({ caller, path }) => readDetails(deps, caller.id, path.id),
    getMyProductPage: ({ caller, query }) => readProductPage(deps, caller.id, query),
    getMyModuleOverview: ({ caller, path }) => readOverview(db, caller.id, path.id),
    getMyModuleResources: async ({ caller, path }) => {
      const module = await readModule(db, caller.id, path.id);
      if (module.type === 4) await requireReadableLesson(db, caller.id, path.id);
      return module.type === 4 ? listResources(db, path.id) : listProductResources(db, module);
    },
  };
}
