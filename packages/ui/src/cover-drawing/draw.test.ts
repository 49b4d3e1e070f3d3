import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COVER_MOTIFS, COVER_WIDTH, drawCover } from './draw.ts';
import type { LookName, Shape } from './shapes.ts';

const motif = fc.constantFrom(...COVER_MOTIFS);
/** Looks that carry the one idea of a cover, and its words. */
const telling: readonly LookName[] = ['ring', 'keyFill', 'keyLabel', 'label'];
/** Motifs that are a pattern: they repeat beyond the edges, words and key included. */
const isPattern = (name: string) => ['cells', 'sieve'].includes(name);

function extent(shape: Shape): [left: number, right: number] {
  switch (shape.tag) {
    case 'circle':
      return [shape.cx - shape.r, shape.cx + shape.r];
    case 'ellipse':
      return [shape.cx - shape.rx, shape.cx + shape.rx];
    case 'rect':
      return [shape.x, shape.x + shape.width];
    case 'text':
      return [shape.x, shape.x];
    default:
      return [COVER_WIDTH / 2, COVER_WIDTH / 2];
  }
}

test('the same motif and seed give the same drawing; another seed moves its parts', () => {
  fc.assert(
    fc.property(motif, fc.string(), (name, seed) => {
      expect(drawCover(name, seed)).toEqual(drawCover(name, seed));
    }),
  );
  for (const name of COVER_MOTIFS)
    expect(drawCover(name, 'ospf-in-practice')).not.toEqual(drawCover(name, 'reading-the-wire'));
});

test('whatever the seed, everything that matters lies between 60 and 340', () => {
  fc.assert(
    fc.property(motif, fc.string(), (name, seed) => {
      const shapes = drawCover(name, seed).filter(({ look }) => telling.includes(look));
      expect(shapes.length).toBeGreaterThan(0);
      const inside = shapes.filter((shape) => {
        const [left, right] = extent(shape);
        return left >= 56 && right <= 344;
      });
      if (isPattern(name)) expect(inside.length).toBeGreaterThan(1);
      else expect(inside).toEqual(shapes);
    }),
    { numRuns: 500 },
  );
});

test('whatever the seed, every number of a drawing is finite and near the canvas', () => {
  fc.assert(
    fc.property(motif, fc.string(), (name, seed) => {
      for (const shape of drawCover(name, seed)) {
        const numbers = Object.values(shape).filter((value) => typeof value === 'number');
        for (const value of numbers) expect(Math.abs(value)).toBeLessThan(600);
        if (shape.tag === 'path') expect(shape.d).not.toMatch(/NaN|undefined|Infinity/);
        if (shape.tag === 'rect') expect(Math.min(shape.width, shape.height)).toBeGreaterThan(0);
      }
    }),
  );
});
