import { type Definition, faultPlace, groupFaults } from '@uplink/net/exercise';
import { faultText } from '@uplink/net/messages';
import {
  type DefinitionFault,
  refusalOf,
  requireDefinition,
  sentenceOf,
} from '../authoring/definition-format.ts';
import type { Prover } from './grader.ts';
import type { ProofTask } from './grader.types.ts';

/** A definition of the right format that passes its own tests, proved in the grader's thread. */
export async function requireProved(grader: Prover, given: unknown): Promise<Definition> {
  const definition = requireDefinition(given);
  const faults = await provingFaults(grader, { definition });
  if (faults.length > 0) throw refusalOf(faults);
  return definition;
}

/** What keeps a definition from being published, with the parts that have to change. */
export async function provingFaults(grader: Prover, task: ProofTask): Promise<DefinitionFault[]> {
  const { definition } = task;
  const check = await grader.check(task);
  if (!check)
    return [
      { place: 'seeds', message: 'The tests of this exercise take too long. Use fewer variants.' },
    ];
  return groupFaults(check.faults).map((fault) => ({
    place: faultPlace(fault, definition),
    message: faultText(fault, definition),
  }));
}

/** The same as one text, where the exercise is one of many. */
export async function provingFault(
  grader: Prover,
  definition: Definition,
): Promise<string | undefined> {
  const faults = await provingFaults(grader, { definition });
  return faults.length > 0 ? `“${definition.title}”: ${sentenceOf(faults)}` : undefined;
}
