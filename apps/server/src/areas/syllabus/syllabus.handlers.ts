import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { changeSyllabus, countEffects, readSyllabus } from './syllabus.service.ts';

export function syllabusHandlers({
  db,
  clock,
}: Deps): Pick<Handlers, 'getSyllabus' | 'changeSyllabus' | 'countChangeEffects'> {
  return {
    getSyllabus: ({ caller, path }) => readSyllabus(db, caller, path.id),
    changeSyllabus: ({ caller, path, body }) =>
      changeSyllabus({ db, clock }, caller, path.id, body),
    countChangeEffects: ({ caller, path, body }) => countEffects(db, caller, path.id, body.ids),
  };
}
