const HIGHEST = 0xffffffff;

/** What is named as a seed and isn't one, or was named before. */
export const wrongSeeds = (seeds: readonly unknown[]): string[] =>
  seeds.filter((seed, at) => !isSeed(seed) || seeds.indexOf(seed) !== at).map(String);

export const isSeed = (seed: unknown): boolean =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= HIGHEST;
