/** The nine colours a cover is drawn with; a hue gives each its value. */
export const COVER_INKS = [
  'ground',
  'panel',
  'inset',
  'faint',
  'line',
  'low',
  'figure',
  'key',
  'text',
] as const;
export type CoverInk = (typeof COVER_INKS)[number];

interface Look {
  fill?: CoverInk;
  stroke?: CoverInk;
  width?: number;
  isRound?: boolean;
  dashes?: string;
  opacity?: number;
  /** Size of letters, in units of the drawing. */
  letters?: number;
  isHeavy?: boolean;
}

/** How each kind of part is painted. `key` marks the one idea of a cover, `figure` what leads to it. */
export const LOOKS = {
  panel: { fill: 'panel' },
  inset: { fill: 'inset' },
  faint: { stroke: 'faint', width: 1.25 },
  line: { stroke: 'line', width: 1.5 },
  figure: { stroke: 'figure', width: 1.75, isRound: true },
  route: { stroke: 'figure', width: 3, isRound: true },
  dashed: { stroke: 'key', width: 1.75, isRound: true, dashes: '2 5' },
  node: { fill: 'ground', stroke: 'line', width: 1.75 },
  figureNode: { fill: 'ground', stroke: 'figure', width: 1.75 },
  ring: { fill: 'ground', stroke: 'key', width: 1.75 },
  box: { fill: 'panel', stroke: 'line', width: 1.5 },
  slot: { stroke: 'line', width: 1.25 },
  groundFill: { fill: 'ground' },
  groundLine: { stroke: 'ground', width: 1.75, isRound: true },
  lineFill: { fill: 'line' },
  lowFill: { fill: 'low' },
  figureFill: { fill: 'figure' },
  keyFill: { fill: 'key' },
  veil: { fill: 'figure', opacity: 0.14 },
  lineBar: { stroke: 'line', width: 3, isRound: true },
  figureBar: { stroke: 'figure', width: 3, isRound: true },
  keyBar: { stroke: 'key', width: 3, isRound: true },
  label: { fill: 'text', letters: 10 },
  keyLabel: { fill: 'ground', letters: 10, isHeavy: true },
  lowByte: { fill: 'low', letters: 12.5 },
  figureByte: { fill: 'figure', letters: 12.5 },
  keyByte: { fill: 'ground', letters: 12.5, isHeavy: true },
} as const satisfies Record<string, Look>;
export type LookName = keyof typeof LOOKS;

export type Point = readonly [x: number, y: number];

interface Painted {
  look: LookName;
}

/** One part of a drawing, as plain data: a page makes elements of it, the server a file. */
export type Shape =
  | (Painted & { tag: 'circle'; cx: number; cy: number; r: number })
  | (Painted & { tag: 'ellipse'; cx: number; cy: number; rx: number; ry: number })
  | (Painted & { tag: 'path'; d: string })
  | (Painted & { tag: 'rect'; x: number; y: number; width: number; height: number; rx: number })
  | (Painted & { tag: 'text'; x: number; y: number; textAnchor: Anchor; words: string });
type Anchor = 'start' | 'middle' | 'end';

export function lookOf({ look }: Shape): Look {
  return LOOKS[look];
}

const round = (value: number) => Math.round(value * 10) / 10;

export function circle(look: LookName, [x, y]: Point, radius: number): Shape {
  return { tag: 'circle', look, cx: round(x), cy: round(y), r: round(radius) };
}

export function ellipse(look: LookName, [x, y]: Point, [rx, ry]: Point): Shape {
  return { tag: 'ellipse', look, cx: round(x), cy: round(y), rx, ry };
}

/** Letters and numbers of a path: `path('line', 'M', 0, 4, 'H', 400)`. */
export function path(look: LookName, ...parts: (string | number)[]): Shape {
  const written = parts.map((part) => (typeof part === 'number' ? round(part) : part));
  return { tag: 'path', look, d: written.join(' ') };
}

/** Straight from point to point. */
export function polyline(look: LookName, points: readonly Point[]): Shape {
  return path(look, ...points.flatMap(([x, y], index) => [index === 0 ? 'M' : 'L', x, y]));
}

export function rect(look: LookName, [x, y]: Point, [width, height]: Point, radius = 3): Shape {
  return {
    tag: 'rect',
    look,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    rx: radius,
  };
}

export function text(
  look: LookName,
  [x, y]: Point,
  words: string,
  textAnchor: Anchor = 'start',
): Shape {
  return { tag: 'text', look, x: round(x), y: round(y), textAnchor, words };
}

/** A node with a dot in it: the place a cover is about. */
export function keyNode(at: Point): Shape[] {
  return [circle('ring', at, 7.5), circle('keyFill', at, 3)];
}
