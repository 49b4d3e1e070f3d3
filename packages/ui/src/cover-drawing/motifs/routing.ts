import { between, type Random } from '../random.ts';
import {
  circle,
  ellipse,
  keyNode,
  type Point,
  path,
  polyline,
  type Shape,
  text,
} from '../shapes.ts';

const areaDiscs: [Point, number][] = [
  [[84, 74], 78],
  [[318, 70], 74],
  [[214, 174], 66],
];
const borders: [Point, Point, Point] = [
  [138, 80],
  [263, 78],
  [210, 120],
];
const backbone: [Point, Point, Point] = [
  [180, 66],
  [224, 64],
  [198, 96],
];
const inAreas: Point[][] = [
  [
    [44, 42],
    [98, 30],
    [108, 112],
    [54, 106],
  ],
  [
    [300, 26],
    [352, 44],
    [358, 98],
    [306, 116],
  ],
  [
    [150, 158],
    [218, 168],
    [282, 162],
  ],
];

/** OSPF: a backbone, areas docked to it, and the border routers between them. */
export function areas(random: Random): Shape[] {
  const move = ([x, y]: Point): Point => [x + between(random, -8, 8), y + between(random, -6, 6)];
  const routers = inAreas.map((places) => places.map(move));
  const [left, right, low] = borders;
  const [a, b, c] = backbone;
  return [
    ...areaDiscs.map(([at, radius]) => circle('panel', move(at), radius)),
    ellipse('inset', [200, 86], [74, 42]),
    ...routers.flatMap((places, area) => [
      polyline('faint', places),
      ...places.map((place) => polyline('line', [borders[area] ?? left, place])),
      ...places.map((place) => circle('node', place, 4)),
    ]),
    polyline('figure', [left, a, b, right, c, left]),
    polyline('figure', [a, c, b]),
    polyline('figure', [c, low]),
    ...[a, b, c].map((at) => circle('figureNode', at, 4.5)),
    ...borders.flatMap(keyNode),
    text('label', [236, 110], 'area 0'),
    text('label', [64, 138], 'area 10'),
    text('label', [340, 138], 'area 20', 'end'),
  ];
}

interface System {
  at: Point;
  radius: number;
  name: string;
}

/** BGP: autonomous systems as discs, the one best path, and what is there in its place. */
export function paths(random: Random): Shape[] {
  const sway = () => between(random, -9, 9);
  const system = (x: number, y: number, radius: number, name: string): System => ({
    at: [x, y + sway()],
    radius,
    name,
  });
  const best = [
    system(66, 98, 26, '65001'),
    system(134, 52, 32, '3320'),
    system(234, 90, 38, '174'),
    system(334, 116, 30, '65010'),
  ];
  const spare = [system(140, 136, 25, '1299'), system(306, 40, 22, '2914')];
  const [below, above] = spare.map(({ at }) => at) as [Point, Point];
  const [first, second, third, last] = best.map(({ at }) => at) as [Point, Point, Point, Point];
  return [
    polyline('line', [first, below, third]),
    polyline('line', [third, above, last]),
    path('line', 'M', ...second, 'Q', 220, 10, ...above),
    path('line', 'M', ...below, 'Q', 250, 170, ...last),
    ...spare.map(({ at, radius }) => circle('panel', at, radius)),
    ...best.map(({ at, radius }) => circle('inset', at, radius)),
    polyline('route', [first, second, third, last]),
    ...best.map(({ at }) => circle('keyFill', at, 5)),
    ...spare.map(({ at }) => circle('node', at, 4)),
    ...[...best, ...spare].map(({ at: [x, y], name }) =>
      text('label', [x, y + 18], name, 'middle'),
    ),
  ];
}
