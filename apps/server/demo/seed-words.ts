import type { Kysely } from 'kysely';
import { type Discussion, openDiscussion } from '../src/areas/discussions/discussion-access.ts';
import { askQuestion } from '../src/areas/discussions/questions.service.ts';
import { respond } from '../src/areas/discussions/responses.service.ts';
import { takeNote } from '../src/areas/notes/notes.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { findCaller } from '../src/plugins/authentication/caller.repository.ts';
import { clockAt, idOf } from './seed-learners.ts';
import type { DiscussionContent, NotesContent } from './types/words.types.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Academy {
  /** Ids by key. */
  people: ReadonlyMap<string, number>;
  clock: Clock;
}

/** What learners wrote down and asked each other, through the services the API uses. */
export async function seedWords(
  db: Kysely<DB>,
  { people, clock }: Academy,
  words: { notes: NotesContent[]; discussions: DiscussionContent[] },
): Promise<void> {
  const modules = await db
    .selectFrom('lesson')
    .innerJoin('module', 'module.id', 'lesson.module_id')
    .select(['module.id', 'module.unique_name'])
    .execute();
  const lessons = new Map(modules.map(({ id, unique_name }) => [unique_name, id]));
  const now = clock.now().getTime();

  for (const { learner, notes } of words.notes) {
    for (const { lesson, at, days, text } of notes) {
      await takeNote({ db, clock: clockAt(now - days * day) }, idOf(people, learner), {
        moduleId: idOf(lessons, lesson),
        position: at,
        text,
      });
    }
  }
  for (const { lesson, questions } of words.discussions) {
    const moduleId = idOf(lessons, lesson);
    const openFor = async (person: string): Promise<Discussion> => {
      const caller = await findCaller(db, idOf(people, person));
      if (!caller) throw new Error(`${person} of the demo content is not there.`);
      return openDiscussion(db, caller, moduleId);
    };
    for (const { by, days, title, body, responses = [] } of questions) {
      const asked = now - days * day;
      const question = { moduleId, title, body };
      const { id } = await askQuestion({ db, clock: clockAt(asked) }, await openFor(by), question);
      for (const one of responses) {
        const answered = clockAt(asked + one.hours * hour);
        await respond({ db, clock: answered }, await openFor(one.by), id, one.body);
      }
    }
  }
}
