import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COVER_HEIGHT, COVER_WIDTH, createTopology } from './topology.rules.ts';

const nodeRadius = 7;

test('the same name draws the same topology', () => {
  expect(createTopology('ospf-in-practice')).toEqual(createTopology('ospf-in-practice'));
  expect(createTopology('ospf-in-practice')).not.toEqual(createTopology('reading-the-wire'));
});

test('whatever the name, every node is on the cover and the route runs over nodes', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { nodes, edges, route } = createTopology(name);
      for (const { x, y } of nodes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(COVER_WIDTH);
        // Three times as wide as high, which is what the widest place shows.
        expect(Math.abs(y - COVER_HEIGHT / 2)).toBeLessThan(COVER_WIDTH / 6 - nodeRadius);
      }
      expect(route.length).toBeGreaterThan(1);
      for (const index of [...route, ...edges.flat()]) expect(nodes[index]).toBeDefined();
    }),
  );
});
