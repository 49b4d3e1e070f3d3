import type { Random } from '../random.ts';
import { rect, type Shape, text } from '../shapes.ts';

/** Subnetting: one block of addresses, halved until it fits. */
export function mask(random: Random): Shape[] {
  const used = (chance: number) => (random() < chance ? 'lowFill' : 'slot');
  const hosts = (count: number, columns: number, [x, y]: [number, number], chance: number) =>
    Array.from({ length: count }, (_, index) =>
      rect(
        used(chance),
        [x + (index % columns) * 18, y + Math.floor(index / columns) * 22],
        [11, 11],
        2.5,
      ),
    );
  return [
    rect('inset', [60, 24], [138, 128], 4),
    ...hosts(24, 6, [76, 60], 0.65),
    rect('panel', [204, 24], [66, 128], 4),
    ...hosts(12, 3, [211, 58], 0.45),
    rect('figureFill', [276, 24], [64, 61], 4),
    rect('inset', [276, 91], [29, 61], 4),
    rect('keyFill', [311, 91], [29, 28], 4),
    rect(used(0.5) === 'slot' ? 'box' : 'panel', [311, 125], [29, 27], 4),
    text('label', [72, 44], '/25'),
    text('label', [214, 44], '/26'),
    text('keyLabel', [286, 44], '/27'),
    text('label', [281, 110], '/28'),
  ];
}

const bitsInRow = 32;
const prefix = 48;
const network = 64;

/** IPv6: 128 bits, of which the first are a prefix and the long rest a host. */
export function bits(random: Random): Shape[] {
  const bars = Array.from({ length: 128 }, (_, bit) => {
    const column = bit % bitsInRow;
    const x = 58 + column * 8.7 + Math.floor(column / 16) * 4;
    const y = 32 + Math.floor(bit / bitsInRow) * 31;
    const isSet = random() > 0.5;
    return rect(bitLook(bit, isSet), [x, isSet ? y : y + 8], [5.6, isSet ? 21 : 13], 2);
  });
  return [
    ...bars,
    text('label', [58, 24], '2001:db8:20::/48'),
    text('label', [340, 160], 'interface id', 'end'),
  ];
}

function bitLook(bit: number, isSet: boolean) {
  if (bit < prefix) return isSet ? 'keyFill' : 'figureFill';
  if (bit < network) return 'figureFill';
  return isSet ? 'lowFill' : 'slot';
}
