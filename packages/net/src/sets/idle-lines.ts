import { type AccessList, rulesOf } from './access-list.ts';
import { type Bdd, NONE, type Node } from './bdd.ts';
import { type Budget, withinBudget } from './compare.ts';
import { wellFormed } from './header.ts';
import { before, matchedBy } from './rule-sets.ts';

/** A line that could be removed without changing what the list means. */
export interface IdleLine {
  line: number;
  sequence: number;
  /** `shadowed`: lines above match all of its packets. `redundant`: lines below do the same with what it decides. */
  cause: 'shadowed' | 'redundant';
  /** The lines above that take its packets; the one line alone if there is one. */
  by: number[];
  /** Whether the lines above do the same to all of its packets. */
  isSameAction: boolean;
}

/** Every line without work, or `undecided` if the sets are too complex. */
export const idleLines = (
  list: AccessList,
  budget?: Budget,
): IdleLine[] | { verdict: 'undecided' } => withinBudget(budget, (bdd) => idle(bdd, list));

function idle(bdd: Bdd, list: AccessList): IdleLine[] {
  const rules = rulesOf(list);
  const universe = wellFormed(bdd);
  const matched = rules.map(({ rule }) => bdd.and(matchedBy(bdd, rule), universe));
  const rests: Node[] = Array<Node>(rules.length + 1).fill(NONE);
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    const entry = rules[at];
    if (entry) rests[at] = before(bdd, entry.rule, rests[at + 1] as Node);
  }
  let reached = universe;
  const found: IdleLine[] = [];
  rules.forEach(({ line, sequence, rule }, at) => {
    const own = matched[at] as Node;
    const effective = bdd.and(own, reached);
    const rest = rests[at + 1] as Node;
    const differs = rule.action === 'permit' ? bdd.less(effective, rest) : bdd.and(effective, rest);
    if (effective === NONE) {
      const above = rules
        .slice(0, at)
        .map((entry, index) => ({ entry, set: matched[index] as Node }));
      const cover = above.find(({ set }) => bdd.less(own, set) === NONE);
      const by = cover ? [cover] : above.filter(({ set }) => bdd.and(own, set) !== NONE);
      const isSameAction = by.every(({ entry }) => entry.rule.action === rule.action);
      const lines = by.map(({ entry }) => entry.line);
      found.push({ line, sequence, cause: 'shadowed', by: lines, isSameAction });
    } else if (differs === NONE)
      found.push({ line, sequence, cause: 'redundant', by: [], isSameAction: true });
    reached = bdd.less(reached, own);
  });
  return found;
}
