import type { NetworkPart } from '@uplink/net/exercise';

/** The size of the drawing. Devices stand at hundredths of it. */
export const WIDTH = 772;
export const HEIGHT = 420;
/** Where a link's sign is, from the middle of a device. */
const LED = 36;
const NAME = 74;
/** Half of a name's width and height, and some air. */
const HALF = { x: 18, y: 14 };
/** A link this steep runs through the name below its device. */
const STEEP = 0.7;
/** How far the way of a packet runs beside its link. */
const BESIDE = 5;

export interface Point {
  x: number;
  y: number;
}

export interface DrawnEnd {
  device: string;
  port: string;
  led: Point;
  name: Point;
}

export interface DrawnLink {
  from: Point;
  to: Point;
  a: DrawnEnd;
  b: DrawnEnd;
}

export const placeOf = ({ devices }: NetworkPart, name: string): Point => {
  const device = devices.find((each) => each.name === name);
  return { x: ((device?.x ?? 50) * WIDTH) / 100, y: ((device?.y ?? 50) * HEIGHT) / 100 };
};

/** The links as lines, with the places of their signs and port names. */
export function drawnLinks(network: NetworkPart): DrawnLink[] {
  return network.links.map(({ a, b }) => {
    const [one = '', onePort = ''] = a.trim().split(/\s+/);
    const [other = '', otherPort = ''] = b.trim().split(/\s+/);
    const from = placeOf(network, one);
    const to = placeOf(network, other);
    return {
      from,
      to,
      a: { device: one, port: onePort, ...signs(from, to) },
      b: { device: other, port: otherPort, ...signs(to, from) },
    };
  });
}

/** The way between two devices, beside the link: there on one side, back on the other. */
export function wayBetween(from: Point, to: Point): string {
  const { x, y } = direction(from, to);
  const [dx, dy] = [y * BESIDE, -x * BESIDE];
  return `M${from.x + dx} ${from.y + dy}L${to.x + dx} ${to.y + dy}`;
}

/** A device with a link straight down has its name above it, unless another link goes up. */
export function isNamedAbove(network: NetworkPart, name: string): boolean {
  const slopes = drawnLinks(network).flatMap(({ from, to, a, b }) => {
    if (a.device === name) return [direction(from, to).y];
    return b.device === name ? [direction(to, from).y] : [];
  });
  return slopes.some((y) => y > STEEP) && slopes.every((y) => y > -STEEP);
}

/** The name of a port is above its link, or on the right of one that goes up or down; short links have it nearer. */
function signs(from: Point, to: Point) {
  const { x, y } = direction(from, to);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = Math.min(NAME, length / 2 - (HALF.x + 8) * Math.abs(x));
  const side = x < 0 || (x === 0 && y < 0) ? -1 : 1;
  const across = HALF.y + HALF.x * Math.abs(y);
  return {
    led: { x: from.x + x * LED, y: from.y + y * LED },
    name: {
      x: from.x + x * along + side * y * across,
      y: from.y + y * along - side * x * across,
    },
  };
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
