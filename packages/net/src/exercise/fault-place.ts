import type { Definition } from './definition.ts';
import { placeOfNames } from './names.ts';
import type { PublishFault } from './publish-fault.ts';

/** A fault with the variants it shows up in. */
export interface GroupedFault extends Omit<PublishFault, 'seed'> {
  seeds: number[];
}

/** The same fault in many variants is one thing to fix. */
export function groupFaults(faults: readonly PublishFault[]): GroupedFault[] {
  const groups = new Map<string, GroupedFault>();
  for (const { seed, ...fault } of faults) {
    const key = JSON.stringify(fault);
    const group = groups.get(key) ?? { ...fault, seeds: [] };
    if (seed !== undefined) group.seeds.push(seed);
    groups.set(key, group);
  }
  return Array.from(groups.values());
}

/** The part of a definition that has to change: `tests.1` is its second test. */
export function faultPlace({ cause, test, goal }: GroupedFault, definition: Definition): string {
  const { goals } = definition;
  if (test !== undefined) return test === 0 ? 'model' : `tests.${test - 1}`;
  switch (cause) {
    case 'no-title':
      return 'title';
    case 'no-task':
      return 'task';
    case 'bad-names':
      return placeOfNames(definition);
    case 'no-seeds':
    case 'bad-seeds':
      return 'seeds';
    case 'draw':
      return 'variants';
    case 'goal-without-refusal':
      return `goals.${goals.findIndex(({ id }) => id === goal)}`;
    case 'start-passes':
      return 'goals';
    case 'too-many-hints':
    case 'hint-after-line':
    case 'hint-without-goal':
      return 'hints';
    default:
      return 'tests';
  }
}
