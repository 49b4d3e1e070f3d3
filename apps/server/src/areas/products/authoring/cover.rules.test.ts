import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseHue, type Motif, topicOf } from './cover.rules.ts';

/** The hues that so many products of a topic get, one after the other. */
function huesOf(motif: Motif, products: number) {
  const counts = new Map<string, number>();
  const hues = Array.from({ length: products }, () => {
    const hue = chooseHue(topicOf(motif), counts);
    counts.set(hue, (counts.get(hue) ?? 0) + 1);
    return hue;
  });
  return { hues, counts };
}

test('products of a topic take its hues in their order, and differ in hue as long as they can', () => {
  expect(huesOf('areas', 4).hues).toEqual(['ink', 'blue', 'green', 'ink']);
  expect(topicOf('paths')).toBe(topicOf('areas'));
});

test('no hue is used two times more than another of its topic', () => {
  const motif = fc.constantFrom<Motif>('sieve', 'lanes', 'route');
  fc.assert(
    fc.property(motif, fc.integer({ min: 10, max: 40 }), (chosen, products) => {
      const { counts } = huesOf(chosen, products);
      expect([...counts.keys()].sort()).toEqual([...topicOf(chosen).hues].sort());
      expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
    }),
  );
});
