import { between, type Random } from '../random.ts';
import { circle, keyNode, type Point, polyline, type Shape } from '../shapes.ts';

const hops = 9;
const turn = 4;

/** Programs and bundles: several crafts on one route, and where they meet. */
export function route(random: Random): Shape[] {
  const phase = random();
  const way = Array.from({ length: hops }, (_, hop): Point => {
    const sway = Math.sin(hop * 1.3 + phase * 2) * 16 + between(random, -5, 5);
    return [62 + hop * 34.5, 128 - hop * 9 + sway];
  });
  const dots = Array.from({ length: 40 }, (_, dot) =>
    circle('lowFill', [12 + (dot % 10) * 42, 22 + Math.floor(dot / 10) * 44], 1.4),
  );
  const sides = way.map(([x, y], hop): Point => {
    const reach = between(random, 40, 58);
    return [x, hop % 2 ? y - reach : y + reach];
  });
  return [
    ...dots,
    polyline(
      'faint',
      sides.filter((_, hop) => hop % 2 === 1),
    ),
    ...sides.map((side, hop) => polyline('line', [way[hop] ?? side, side])),
    ...sides.map((side) => circle('node', side, 3.5)),
    polyline('route', way),
    ...way.flatMap((hop, index) => {
      if (index === turn) return keyNode(hop);
      return [circle(index === hops - 1 ? 'keyFill' : 'figureFill', hop, 5)];
    }),
  ];
}
