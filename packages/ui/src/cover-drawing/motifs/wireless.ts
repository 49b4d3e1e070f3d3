import { between, type Random } from '../random.ts';
import { circle, type Point, path, polyline, type Shape, text } from '../shapes.ts';

const radius = 40;
const step = radius * Math.sqrt(3);
const channels = ['1', '6', '11'];
const looks = ['panel', 'inset', 'faint'] as const;

/** Wi-Fi: cells on three channels, and a client that roams from one to the next. */
export function cells(random: Random): Shape[] {
  const shift = between(random, -6, 14);
  const all = [-1, 0, 1, 2, 3].flatMap((row) =>
    [-1, 0, 1, 2, 3, 4, 5, 6].map((column) => {
      const at: Point = [column * step + (row % 2 ? step / 2 : 0) + shift, row * radius * 1.5 + 28];
      return { at, kind: (((column + row) % 3) + 3) % 3 };
    }),
  );
  const here: Point = [2 * step - step / 2 + shift, 28 + radius * 1.5];
  const there: Point = [here[0] + step, here[1]];
  return [
    ...all.map(({ at, kind }) => hexagon(looks[kind] ?? 'faint', at)),
    ...all.flatMap(({ at: [x, y], kind }) => [
      circle('figureFill', [x, y], 2.5),
      text('label', [x, y + 17], channels[kind] ?? '', 'middle'),
    ]),
    ...[12, 21, 30].map((reach) => arc(here, reach)),
    circle('keyFill', here, 5.5),
    path(
      'dashed',
      ...['M', here[0] + 22, here[1] + 10, 'C', here[0] + 44, here[1] + 34],
      ...[there[0] - 14, there[1] + 30, there[0] + 14, there[1] - 8],
    ),
    circle('node', [here[0] + 22, here[1] + 10], 4),
    circle('keyFill', [there[0] + 14, there[1] - 8], 5),
  ];
}

function hexagon(look: (typeof looks)[number], [x, y]: Point): Shape {
  const size = radius - 2.5;
  const corners = [0, 1, 2, 3, 4, 5, 6].map((corner): Point => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
  return polyline(look, corners);
}

function arc([x, y]: Point, reach: number): Shape {
  const side = reach * 0.72;
  return path('figure', 'M', x - side, y - side, 'A', reach, reach, 0, 0, 1, x + side, y - side);
}
