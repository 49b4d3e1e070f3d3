import { between, type Random } from '../random.ts';
import {
  circle,
  ellipse,
  keyNode,
  type Point,
  path,
  polyline,
  rect,
  type Shape,
  text,
} from '../shapes.ts';

const rules = [46, 84, 122];
const columns = Array.from({ length: 14 }, (_, index) => 24 + index * 25.6);
/** Some always fall through, or the list would say nothing. */
const passing = [4, 9];

/** Access lists: the lines of a list, and the packets that find a gap in all of them. */
export function sieve(random: Random): Shape[] {
  const stops = columns.map((_, index) => {
    const stop = [0, 0, 1, 1, 2, 3][Math.floor(random() * 6)] ?? 3;
    return passing.includes(index) ? rules.length : stop;
  });
  const bars = rules.map((y, rule) =>
    path(
      'figureBar',
      ...columns.flatMap((x, index) =>
        (stops[index] ?? 0) <= rule ? ['M', x - 8, y, 'h', 16] : [],
      ),
    ),
  );
  const packets = columns.flatMap((x, index) => {
    const rule = rules[stops[index] ?? 0];
    if (rule === undefined)
      return [
        path('figure', 'M', x, -4, 'V', 182),
        circle('figureFill', [x, between(random, 62, 72)], 3),
        circle('keyFill', [x, between(random, 134, 144)], 5),
      ];
    const end = rule - 9;
    return [
      path('line', 'M', x, -4, 'V', end),
      circle('node', [x, end], 5),
      ...(random() > 0.4
        ? [circle('lowFill', [x, Math.max(6, end - between(random, 22, 34))], 3)]
        : []),
    ];
  });
  return [...bars, ...packets];
}

/** Firewalls: outside, DMZ and inside, and one gate in each wall. */
export function zones(random: Random): Shape[] {
  const first = between(random, 128, 140);
  const second = between(random, 254, 266);
  const gate = between(random, 62, 76);
  const door = between(random, 100, 116);
  const middle = (first + second) / 2;
  const turnedAway = Array.from({ length: 5 }, (_, index) => {
    const y = 22 + index * 29 + between(random, 0, 8);
    const end = first - 20;
    return [
      polyline('line', [
        [between(random, 22, 48), y],
        [end, y],
      ]),
      path('line', 'M', end - 4, y - 4, 'l', 8, 8, 'm', 0, -8, 'l', -8, 8),
    ];
  });
  return [
    rect('panel', [first, -4], [second - first, 184], 0),
    rect('inset', [second, -4], [150, 184], 0),
    ...turnedAway.flat(),
    path(
      'route',
      ...['M', -4, gate, 'H', middle, 'C', second - 24, gate],
      ...[second - 34, door, second, door, 'H', 318],
    ),
    ...wall(first, gate),
    ...wall(second, door),
    ...keyNode([middle, gate]),
    rect('keyFill', [312, door - 12], [28, 24], 4),
    path('groundLine', 'M', 319, door - 4, 'h', 14, 'm', -14, 8, 'h', 14),
    text('label', [62, 158], 'outside'),
    text('label', [first + 16, 158], 'dmz'),
    text('label', [second + 16, 158], 'inside'),
  ];
}

function wall(x: number, gap: number): Shape[] {
  return Array.from({ length: 12 }, (_, index) => index * 16 - 6)
    .filter((y) => Math.abs(y + 7 - gap) >= 18)
    .map((y, index) => rect(index % 2 ? 'lowFill' : 'lineFill', [x - 7, y], [14, 14], 2));
}

/** VPN: a pipe through the public path, and what travels in it. */
export function tunnel(random: Random): Shape[] {
  const outside = Array.from({ length: 8 }, (_, index) => {
    const y = 8 + index * 24 + between(random, -6, 6);
    const sway = between(random, -14, 14);
    return path('faint', 'M', -4, y, 'C', 120, y + sway, 280, y - sway, 404, y);
  });
  const frames: Shape[] = [];
  for (let x = 108; x < 292; ) {
    const width = Math.min(between(random, 12, 38), 300 - x);
    const luck = random();
    const look = luck > 0.75 ? 'keyFill' : luck > 0.4 ? 'figureFill' : 'lowFill';
    frames.push(rect(look, [x, 80], [width, 16]));
    x += width + 8;
  }
  const ends: Point[] = [
    [66, 88],
    [334, 88],
  ];
  return [
    ...outside,
    path('route', 'M', -4, 88, 'H', 66),
    path('route', 'M', 334, 88, 'H', 404),
    rect('groundFill', [92, 56], [216, 64], 0),
    rect('veil', [92, 56], [216, 64], 0),
    ...[92, 308].map((x) => ellipse('inset', [x, 88], [14, 32])),
    path('figure', 'M', 92, 56, 'H', 308, 'M', 92, 120, 'H', 308),
    ...frames,
    ...ends.map((at) => circle('keyFill', at, 6)),
    text('label', [200, 46], 'esp, aes-256-gcm', 'middle'),
  ];
}
