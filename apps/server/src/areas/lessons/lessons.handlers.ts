import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readLesson } from './lessons.service.ts';
import { reportWatch } from './watch.service.ts';

export function lessonsHandlers({
  db,
  clock,
}: Deps): Pick<Handlers, 'getMyLesson' | 'reportVideoStats'> {
  return {
    getMyLesson: ({ caller, path }) => readLesson(db, clock, caller.id, path.id),
    reportVideoStats: ({ caller, path, body }) =>
      reportWatch(db, clock, caller.id, path.moduleId, body),
  };
}
