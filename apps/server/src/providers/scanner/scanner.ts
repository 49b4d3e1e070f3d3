import type { Readable } from 'node:stream';

export type Verdict = { state: 'clean' } | { state: 'refused'; reason: string };

/** Looks into a file that someone uploaded, before anyone else can open it. */
export interface Scanner {
  /** Throws when it can't look, e.g. because its service is away: the file waits then. */
  scan(open: () => Promise<Readable>): Promise<Verdict>;
}

export const clean: Verdict = { state: 'clean' };

/** Asks one scanner after the other, until one refuses. */
export const scanWithAll = (scanners: readonly Scanner[]): Scanner => ({
  async scan(open) {
    for (const scanner of scanners) {
      const verdict = await scanner.scan(open);
      if (verdict.state === 'refused') return verdict;
    }
    return clean;
  },
});
