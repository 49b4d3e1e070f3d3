import { between, pick, type Random } from '../random.ts';
import { circle, keyNode, path, rect, type Shape, text } from '../shapes.ts';

/** A TCP segment as it was captured: Ethernet, IPv4, ports and options. */
const capture =
  '001b54c29f103c52827a41e008004500003c1c4640004006b1e60a000a0b0a001e0ac03401bb8f2a71c400000000a002faf06d3e0000020405b40402080a115c9ae100000000010303071603010200010001fc03035b';
const bytesInRow = 14;
const rows = 7;
const header = { start: 14, end: 34 };
const litBytes = 8;

/** Captures: bytes on the wire, with one field of a header lit. */
export function hex(random: Random): Shape[] {
  const lit = 2 * bytesInRow + 2 + pick(random, 3);
  const shift = pick(random, 3) * 2;
  const at = (byte: number): [number, number] => [
    29 + (byte % bytesInRow) * 25,
    26 + Math.floor(byte / bytesInRow) * 22,
  ];
  const [x, y] = at(lit);
  const bytes = Array.from({ length: bytesInRow * rows }, (_, byte) => {
    const from = ((byte + shift) * 2) % capture.length;
    return text(byteLook(byte, lit), at(byte), capture.slice(from, from + 2));
  });
  return [rect('keyFill', [x - 4, y - 14], [litBytes * 25 - 2, 19]), ...bytes];
}

function byteLook(byte: number, lit: number) {
  if (byte >= lit && byte < lit + litBytes) return 'keyByte';
  return byte >= header.start && byte < header.end ? 'figureByte' : 'lowByte';
}

const events = 58;
const ground = 130;

/** Detection: a night of events, and the one that matters. */
export function alerts(random: Random): Shape[] {
  const hit = 30 + pick(random, 12);
  const place = (event: number) => 9 + event * 6.7;
  const bars = Array.from({ length: events }, (_, event) => {
    const near = Math.max(0, 5 - Math.abs(event - hit));
    const height = between(random, 8, 32) + near * 13;
    const look = near > 3 ? 'keyBar' : near > 0 ? 'figureBar' : 'lineBar';
    return path(look, 'M', place(event), ground, 'v', -height);
  });
  const quiet = Array.from({ length: 16 }, () =>
    circle('lowFill', [between(random, 8, 392), between(random, 140, 160)], 1.8),
  );
  const x = place(hit);
  return [
    path('faint', 'M', 0, ground, 'H', 400),
    ...bars,
    ...quiet,
    path('dashed', 'M', x, 34, 'V', 164),
    ...keyNode([x, 28]),
    text('label', [x < 270 ? x + 14 : x - 14, 32], '02:14:07', x < 270 ? 'start' : 'end'),
    text('label', [62, 32], 'auth.log'),
  ];
}
