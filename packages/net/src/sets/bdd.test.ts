import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL, Bdd, BudgetSpent, NONE, type Node } from './bdd.ts';

const VARIABLES = 12;

/** A formula with its set and, beside it, what it means for one assignment. */
interface Formula {
  build(bdd: Bdd): Node;
  holds(assignment: number): boolean;
}

/** The set of one assignment alone. */
const only = (bdd: Bdd, isOne: (variable: number) => boolean) =>
  Array.from({ length: VARIABLES }, (_, at) => VARIABLES - 1 - at).reduce<Node>(
    (set, at) => (isOne(at) ? bdd.node(at, NONE, set) : bdd.node(at, set, NONE)),
    ALL,
  );
const isOne = (assignment: number) => (variable: number) => ((assignment >>> variable) & 1) === 1;
const variable = fc.nat(VARIABLES - 1).map(
  (at): Formula => ({
    build: (bdd) => bdd.node(at, NONE, ALL),
    holds: (assignment) => isOne(assignment)(at),
  }),
);
const formula = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 6 },
    variable,
    fc.tuple(fc.constantFrom('and', 'or', 'less'), tie('formula'), tie('formula')).map(
      ([kind, one, other]): Formula => ({
        build: (bdd) => bdd[kind as 'and'](one.build(bdd), other.build(bdd)),
        holds: (at) =>
          kind === 'and'
            ? one.holds(at) && other.holds(at)
            : kind === 'or'
              ? one.holds(at) || other.holds(at)
              : one.holds(at) && !other.holds(at),
      }),
    ),
  ),
})).formula;

test('agrees with every assignment of twelve variables', () => {
  fc.assert(
    fc.property(formula, ({ build, holds }) => {
      const bdd = new Bdd();
      const set = build(bdd);
      let isEmpty = true;
      for (let at = 0; at < 2 ** VARIABLES; at += 1) {
        const expected = holds(at);
        if (expected) isEmpty = false;
        if ((bdd.and(set, only(bdd, isOne(at))) !== NONE) !== expected)
          throw new Error(`differs at ${at}`);
      }
      expect(set === NONE).toBe(isEmpty);
      const least = bdd.least(set);
      if (least) expect(bdd.less(only(bdd, least), set)).toBe(NONE);
    }),
  );
});

test('equal sets are the same node', () => {
  fc.assert(
    fc.property(formula, formula, (one, other) => {
      const bdd = new Bdd();
      const [a, b] = [one.build(bdd), other.build(bdd)];
      const not = (set: Node) => bdd.less(ALL, set);
      expect(not(not(a))).toBe(a);
      expect(not(bdd.and(a, b))).toBe(bdd.or(not(a), not(b)));
      expect(bdd.less(a, b)).toBe(bdd.and(a, not(b)));
      expect(bdd.or(bdd.and(a, b), bdd.less(a, b))).toBe(a);
    }),
  );
});

test('stops when the budget is spent', () => {
  const bdd = new Bdd(50);
  expect(() => {
    let set: Node = NONE;
    for (let at = 0; at < 20; at += 1)
      set = bdd.or(set, bdd.and(bdd.node(at, NONE, ALL), bdd.node(39 - at, NONE, ALL)));
  }).toThrow(BudgetSpent);
});

test('a set is the same node after another computation, small or large', () => {
  const bdd = new Bdd();
  const pairs = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      bdd.and(bdd.node(at, NONE, ALL), bdd.node(2 * count - 1 - at, NONE, ALL)),
    ).reduce((set, pair) => bdd.or(set, pair), NONE);
  const small = pairs(5);
  const cost = bdd.cost;
  for (const [before, budget] of [
    [11, 400_000],
    [17, 400_000],
    [20, 1000],
  ] as const) {
    bdd.restart(budget);
    try {
      pairs(before);
    } catch (error) {
      expect(error).toBeInstanceOf(BudgetSpent);
    }
    bdd.restart(400_000);
    expect([pairs(5), bdd.cost]).toEqual([small, cost]);
  }
});
