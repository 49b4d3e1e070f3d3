import { type StagedLab, stagedLabSchema, stageOf } from '@uplink/net/exercise';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { requireDefinition } from '../../exercises/authoring/definition-format.ts';

const isStagedLab = new Ajv2020({
  allowUnionTypes: true,
  discriminator: true,
}).compile<StagedLab>(stagedLabSchema);

/** A lab in stages that has the format of one, each stage being an exercise. */
export function requireStagedLab(given: unknown): StagedLab {
  if (!isStagedLab(given)) {
    const [fault] = isStagedLab.errors ?? [];
    throw unprocessable(`${fault?.instancePath || 'The lab'} ${fault?.message}.`);
  }
  for (const at of given.stages.keys()) requireDefinition(stageOf(given, at));
  return given;
}

/** Gives a lab its stages, or the next version of them; who has begun goes on with theirs. */
export async function publishStages(
  trx: Kysely<DB>,
  labId: number,
  lab: StagedLab,
): Promise<number> {
  const { version } = await trx
    .insertInto('lab_definition')
    .values((eb) => ({
      lab_id: labId,
      version: eb
        .selectFrom('lab_definition')
        .select((inner) =>
          inner(inner.fn.coalesce(inner.fn.max('version'), inner.lit(0)), '+', 1).as('next'),
        )
        .where('lab_id', '=', labId),
      definition: JSON.stringify(lab),
    }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
