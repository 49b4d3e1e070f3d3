import { between, pick, type Random } from '../random.ts';
import { circle, type Point, path, polyline, rect, type Shape, text } from '../shapes.ts';

const laneLooks = ['lowFill', 'keyFill', 'lowFill', 'figureFill', 'lowFill'] as const;

/** VLANs: one trunk, tagged frames in their lanes, access ports at both ends. */
export function lanes(random: Random): Shape[] {
  const drawing: Shape[] = [rect('panel', [92, 18], [216, 140], 6)];
  laneLooks.forEach((look, lane) => {
    const y = 34 + lane * 27;
    const start = y + (lane - 2) * 5 - 4;
    const end = y - (lane - 2) * 5 + 4;
    drawing.push(
      path(
        look === 'keyFill' ? 'figure' : 'line',
        ...['M', -4, start, 'H', 40, 'C', 66, start, 66, y, 92, y],
        ...['H', 308, 'C', 334, y, 334, end, 360, end, 'H', 404],
      ),
    );
    for (let x = between(random, 106, 128); x < 270; ) {
      const width = Math.min(between(random, 22, 44), 296 - x);
      drawing.push(
        rect(look, [x, y - 6.5], [width, 13]),
        rect('groundFill', [x + 3, y - 3.5], [6, 7], 1.5),
      );
      x += width + between(random, 14, 46);
    }
    for (const x of [92, 308]) drawing.push(circle('node', [x, y], 4));
  });
  return [
    ...drawing,
    text('label', [72, 154], '802.1Q', 'middle'),
    text('label', [340, 30], 'vlan 20', 'end'),
  ];
}

/** Spanning tree: one root, and every loop cut once. */
export function tree(random: Random): Shape[] {
  const sway = () => between(random, -7, 7);
  const root: Point = [200 + sway(), 34];
  const middle = [92, 198, 304].map((x): Point => [x + sway(), 84 + sway() / 2]);
  const edge = [64, 114, 166, 232, 286, 336].map((x): Point => [x + sway() / 2, 144 + sway() / 3]);
  const parent = (index: number) => middle[Math.floor(index / 2)] ?? root;
  const blocked: [Point | undefined, Point | undefined][] = [
    [middle[0], middle[1]],
    [middle[1], middle[2]],
    [middle[0], edge[2 + pick(random, 2)]],
    [middle[2], edge[2 + pick(random, 2)]],
  ];
  return [
    ...blocked.flatMap(([from = root, to = root]) => [
      polyline('line', [from, to]),
      rect('figureFill', [(from[0] + to[0]) / 2 - 6, (from[1] + to[1]) / 2 - 1.5], [12, 3], 1.5),
    ]),
    ...edge.map((at, index) => polyline('figure', [parent(index), at])),
    ...middle.map((at) => polyline('route', [root, at])),
    ...edge.map(([x, y]) => rect('box', [x - 13, y - 8], [26, 16], 4)),
    ...middle.map(([x, y]) => rect('box', [x - 15, y - 9], [30, 18], 4)),
    rect('keyFill', [root[0] - 22, root[1] - 12], [44, 24], 5),
    text('keyLabel', [root[0], root[1] + 4], 'root', 'middle'),
  ];
}

const spines = [92, 164, 236, 308];
const leaves = [32, 88, 144, 200, 256, 312, 368];

/** A data centre: every leaf sees every spine; two ways between two of them. */
export function fabric(random: Random): Shape[] {
  const from = 1 + pick(random, 2);
  const to = 4 + pick(random, 2);
  const chosen = pick(random, 3);
  const isEnd = (leaf: number) => leaf === from || leaf === to;
  const way = (spine: number): Point[] => [
    [leaves[from] ?? 0, 120],
    [spines[spine] ?? 0, 44],
    [leaves[to] ?? 0, 120],
  ];
  const spineLook = (spine: number) => {
    if (spine === chosen) return 'keyFill';
    return spine === chosen + 1 ? 'figureFill' : 'box';
  };
  return [
    ...spines.flatMap((x) =>
      leaves.map((leaf) =>
        polyline('faint', [
          [x, 44],
          [leaf, 120],
        ]),
      ),
    ),
    polyline('figure', way(chosen + 1)),
    polyline('route', way(chosen)),
    ...spines.map((x, spine) => rect(spineLook(spine), [x - 22, 32], [44, 20], 4)),
    ...leaves.flatMap((x, leaf) => [
      rect(isEnd(leaf) ? 'figureFill' : 'box', [x - 18, 112], [36, 16], 4),
      ...[0, 1, 2].map((port) =>
        rect(isEnd(leaf) && port === 1 ? 'keyFill' : 'slot', [x - 14 + port * 10, 136], [7, 16], 2),
      ),
    ]),
  ];
}
