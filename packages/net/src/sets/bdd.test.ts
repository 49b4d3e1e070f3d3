import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL, Bdd, BudgetSpent, NONE, type Node } from './bdd.ts';

const VARIABLES = 12;

/** A formula with its set and, beside it, what it means for one assignment. */
interface Formula {
  build(bdd: Bdd): Node;
  holds(assignment: number): boolean;
}

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
        if (bdd.has(set, isOne(at)) !== expected) throw new Error(`differs at ${at}`);
      }
      expect(set === NONE).toBe(isEmpty);
      const least = bdd.least(set);
      if (least) expect(bdd.has(set, least)).toBe(true);
    }),
  );
});

test('equal sets are the same node', () => {
  fc.assert(
    fc.property(formula, formula, (one, other) => {
      const bdd = new Bdd();
      const [a, b] = [one.build(bdd), other.build(bdd)];
      expect(bdd.not(bdd.not(a))).toBe(a);
      expect(bdd.not(bdd.and(a, b))).toBe(bdd.or(bdd.not(a), bdd.not(b)));
      expect(bdd.less(a, b)).toBe(bdd.and(a, bdd.not(b)));
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
