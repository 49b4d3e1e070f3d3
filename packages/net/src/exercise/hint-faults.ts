import type { Definition } from './definition.ts';
import type { PublishFault } from './publish-fault.ts';

/** A hint helps a little, the next one more, and the last may show the line. */
export const HINT_STEPS = 3;

/** Hints come in three steps at most for each goal. The line is the last of them: it says where the fault is. */
export function hintFaults({ goals, hints = [] }: Definition): PublishFault[] {
  const faults: PublishFault[] = [];
  for (const { for: goal } of hints)
    if (!goals.some(({ id }) => id === goal)) faults.push({ cause: 'hint-without-goal', goal });
  for (const { id } of goals) {
    const own = hints.filter((hint) => hint.for === id);
    if (own.length > HINT_STEPS) faults.push({ cause: 'too-many-hints', goal: id });
    if (own.slice(0, -1).some((hint) => 'show' in hint))
      faults.push({ cause: 'hint-after-line', goal: id });
  }
  return faults;
}
