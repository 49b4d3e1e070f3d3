import { logBefore, type StagedLab, stagedLabSchema, stageOf } from '@uplink/net/exercise';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import {
  type DefinitionFault,
  formatFaults,
  refusalOf,
  requireStorable,
} from '../../exercises/authoring/definition-format.ts';
import type { Grader } from '../../exercises/grading/grader.ts';
import { provingFaults } from '../../exercises/grading/prove.ts';

const isStagedLab = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  discriminator: true,
}).compile<StagedLab>(stagedLabSchema);

/** A lab in stages that has the format of one. */
export function requireStagedLab(given: unknown): StagedLab {
  requireStorable(given);
  if (isStagedLab(given)) return given;
  throw refusalOf((isStagedLab.errors ?? []).flatMap(faultsOf));
}

/** A lab of the right format each of whose stages passes its own tests, after the model answers before it. */
export async function requireProvedLab(grader: Grader, given: unknown): Promise<StagedLab> {
  const lab = requireStagedLab(given);
  const faults: DefinitionFault[] = [];
  for (const at of lab.stages.keys()) {
    const task = { definition: stageOf(lab, at), start: { log: logBefore(lab, at) } };
    faults.push(...(await provingFaults(grader, task)).map((fault) => inStage(at, fault)));
  }
  if (faults.length > 0) throw refusalOf(faults);
  return lab;
}

function faultsOf(error: ErrorObject): DefinitionFault[] {
  const [, at, rest] = /^\/stages\/(\d+)(.*)$/.exec(error.instancePath) ?? [];
  if (at === undefined || rest === undefined) return formatFaults([error], 'The lab');
  const inside = formatFaults([{ ...error, instancePath: rest }], 'The stage');
  return inside.map((fault) => inStage(Number(at), fault));
}

/** What all stages have in common. */
const common = new Set(['seeds', 'variants', 'network', 'hosts']);

const inStage = (at: number, { place, message }: DefinitionFault): DefinitionFault => ({
  place: common.has(place.split('.')[0] ?? '') ? place : `stages.${at}.${place}`,
  message: `Stage ${at + 1}: ${message}`,
});

/** Gives a lab its stages, or the next version of them; learners who have started keep their version. */
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
