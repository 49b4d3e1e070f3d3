import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readFreeLesson, readLesson } from './lessons.service.ts';
import { keepVisit } from './visit.service.ts';
import { reportWatch } from './watch.service.ts';

export function lessonsHandlers({
  db,
  clock,
}: Deps): Pick<Handlers, 'getFreeLesson' | 'getMyLesson' | 'keepVisit' | 'reportVideoStats'> {
  return {
    getFreeLesson: ({ path }) => readFreeLesson(db, path.id),
    keepVisit: ({ caller, body }) => keepVisit(db, clock, caller.id, body),
    getMyLesson: ({ caller, path }) => readLesson(db, clock, caller.id, path.id),
    reportVideoStats: ({ caller, path, body }) =>
      reportWatch(db, clock, caller.id, path.moduleId, body),
  };
}
