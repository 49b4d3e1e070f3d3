/** Numbers from 0 to below 1, the same for the same seed on every machine. */
export type Random = () => number;

/** Mixes the seed's letters into a number (FNV-1a) and steps on from it (Mulberry32). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A whole number from 0 to below `count`. */
export function pick(random: Random, count: number): number {
  return Math.floor(random() * count);
}
