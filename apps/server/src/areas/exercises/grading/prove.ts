import type { Definition } from '@uplink/net/exercise';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { requireDefinition } from '../authoring/exercise.service.ts';
import type { Grader } from './grader.ts';

/** A definition of the right format that passes its own tests, proved in the grader's thread. */
export async function requireProved(grader: Grader, given: unknown): Promise<Definition> {
  const definition = requireDefinition(given);
  const fault = await provingFault(grader, definition);
  if (fault) throw unprocessable(fault);
  return definition;
}

/** The first of a definition's own tests that it fails, in any variant. */
export async function provingFault(
  grader: Grader,
  definition: Definition,
): Promise<string | undefined> {
  const check = await grader.check(definition);
  if (!check) return 'The tests of this exercise take too long. Use fewer variants.';
  const [fault] = check.faults;
  return fault && `“${definition.title}”: ${JSON.stringify(fault)}`;
}
