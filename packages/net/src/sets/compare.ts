import type { Packet } from '../packet/index.ts';
import type { AccessList } from './access-list.ts';
import { Bdd, BudgetSpent, NODE_BUDGET, type Node } from './bdd.ts';
import { permittedBy } from './rule-sets.ts';
import { type Selection, selected } from './select.ts';
import { type Preferences, witness } from './witness.ts';

/** How what a list permits must relate to what a model permits. */
export type Relation = 'equals' | 'subset' | 'disjoint';

/** `undecided` means that the budget was spent: the sets are too complex to compare exactly. */
export type Verdict =
  | { verdict: 'met' }
  | { verdict: 'unmet'; witness: Packet }
  | { verdict: 'undecided' };

export interface CompareOptions extends Preferences {
  /** Only packets of this selection count. */
  within?: Selection;
  budget?: Budget | undefined;
}

/** The extra cost of giving up, in budgets: the next comparison of such a list would give up too. */
const GIVEN_UP = 4;

/** How many nodes comparisons may take: each of them, or all that share what is left. */
export type Budget = number | { each: number; left: number };

/** Compares two lists over every packet that can exist. */
export function compareLists(
  list: AccessList,
  relation: Relation,
  model: AccessList,
  options: CompareOptions = {},
): Verdict {
  return decided(options, (bdd, universe) => {
    const [own, other] = [permittedBy(bdd, list), permittedBy(bdd, model)];
    const wrong =
      relation === 'disjoint'
        ? bdd.and(own, other)
        : relation === 'subset'
          ? bdd.less(own, other)
          : bdd.or(bdd.less(own, other), bdd.less(other, own));
    return bdd.and(wrong, universe);
  });
}

/** Whether a list permits, or denies, every packet of a selection. */
export const checkFlow = (
  list: AccessList,
  action: 'permit' | 'deny',
  options: CompareOptions,
): Verdict =>
  decided(options, (bdd, universe) => {
    const permitted = permittedBy(bdd, list);
    return action === 'permit' ? bdd.less(universe, permitted) : bdd.and(universe, permitted);
  });

/** `met` if the set of wrong packets is empty, else one of them. */
function decided(options: CompareOptions, wrongIn: (bdd: Bdd, universe: Node) => Node): Verdict {
  return withinBudget(options.budget, (bdd) => {
    const wrong = wrongIn(bdd, selected(bdd, options.within ?? {}));
    const packet = witness(bdd, wrong, options);
    return packet ? { verdict: 'unmet', witness: packet } : { verdict: 'met' };
  });
}

/** For one computation after the other. */
const tables = new Bdd();

/** Runs a computation on sets. Spending the budget is a result, not an error. */
export function withinBudget<Result>(
  budget: Budget = NODE_BUDGET,
  compute: (bdd: Bdd) => Result,
): Result | { verdict: 'undecided' } {
  const shared = typeof budget === 'number' ? { each: budget, left: budget } : budget;
  const bdd = tables.restart(Math.min(shared.each, shared.left));
  try {
    return compute(bdd);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    shared.left -= shared.each * GIVEN_UP;
    return { verdict: 'undecided' };
  } finally {
    shared.left -= bdd.cost;
  }
}
