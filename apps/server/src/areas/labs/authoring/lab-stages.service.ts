import type { Schema } from '@uplink/api-client';
import { rankOf } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { canonicalJson } from '../../exercises/authoring/exercise.service.ts';
import { requireAuthored } from '../../products/authored.ts';
import { readCreatorLab } from './creator-labs.service.ts';
import { publishStages, requireProvedLab } from './staged-lab.ts';

interface Author {
  id: number;
}

/** The stages of a lab with their model answers and tests. */
export async function readLabStages(
  db: Kysely<DB>,
  author: Author,
  labId: number,
): Promise<Schema<'CreatorLabStages'>> {
  const { permission } = await requireAuthored(db, author, labId, 'view');
  const lab = await readCreatorLab(db, author, labId);
  const { rows } = await sql<{ version: number; definition: unknown; runCount: number }>`
    select d.version, d.definition,
      (select count(*)::int from lab_run r where r.lab_id = d.lab_id) as "runCount"
    from lab_definition d where d.lab_id = ${lab.id} order by d.version desc limit 1`.execute(db);
  const [stored] = rows;
  return {
    lab,
    version: stored?.version ?? 0,
    definition: stored ? JSON.stringify(stored.definition) : null,
    runCount: stored?.runCount ?? 0,
    canEdit: rankOf(permission) >= rankOf('edit'),
  };
}

/** Gives a lab whose stages are still as their author saw them the next version of them, once each is proved. */
export async function saveLabStages(
  { db, grader }: Pick<Deps, 'db' | 'grader'>,
  { author, labId }: { author: Author; labId: number },
  { version, definition }: Schema<'LabStagesChange'>,
): Promise<Schema<'CreatorLabStages'>> {
  const { type } = await readCreatorLab(db, author, labId, 'edit');
  if (type !== 1) throw conflict('Only an individual lab has stages.');
  const proved = await requireProvedLab(grader, parse(definition));
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `lab-stages:${labId}`);
    const stored = await readLabStages(trx, author, labId);
    // The same change sent again, after a lost response, finds it made.
    const isMade =
      stored.definition !== null &&
      canonicalJson(JSON.parse(stored.definition)) === canonicalJson(proved);
    if (isMade) return stored;
    if (stored.version !== version)
      throw stale({ status: 'changed', version: stored.version, by: null, date: null });
    await publishStages(trx, labId, proved);
    return readLabStages(trx, author, labId);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unprocessable('The stages are not JSON.');
  }
}
