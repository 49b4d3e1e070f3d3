import { stripVTControlCharacters as plain } from 'node:util';

const lastLines = 60;

/**
 * Collects the result and the last output of each lane, so that even a truncated log shows which lane failed
 * and why.
 */
export function createLaneReport() {
  /** @type {{ name: string, end: string }[]} */
  const failed = [];
  /** @type {string[]} */
  const unproven = [];
  let passed = 0;
  let skipped = 0;
  let kept = 0;
  let unsteady = 0;
  return {
    get isClean() {
      return failed.length === 0;
    },
    skip() {
      skipped += 1;
    },
    /**
     * Counts a lane that did not run, because it already passed on the same inputs.
     * @param {string} said
     */
    countKept(said) {
      const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(plain(said)) ?? [];
      const isKept = cached !== undefined && cached === total;
      if (isKept) kept += 1;
      return isKept;
    },
    /**
     * Counts the journeys that passed on the second try, as Playwright reports them.
     * @param {string} said
     */
    countUnsteady(said) {
      const found = Number(/(\d+) flaky/.exec(plain(said))?.[1] ?? 0);
      unsteady += found;
      return found;
    },
    /** @param {string} name @param {boolean} isPassed @param {string} said */
    end(name, isPassed, said) {
      // A lane may pass and still have left something out.
      for (const [, why] of plain(said).matchAll(/^SKIPPED: (.+)$/gm))
        unproven.push(`SKIPPED in ${name}: ${why}\n`);
      if (isPassed) passed += 1;
      else failed.push({ name, end: said.trimEnd().split('\n').slice(-lastLines).join('\n') });
    },
    /** The last output of each failed lane, what lanes left out, the counts, and the names of the failed lanes. */
    close() {
      const ends = failed.map(({ name, end }) => `\n== ${name} FAILED, last output:\n${end}\n`);
      const before = kept > 0 ? ` (${kept} cached)` : '';
      const twice = unsteady > 0 ? `, ${unsteady} journeys passed on the second try` : '';
      const counts = `\n${passed} passed${before}, ${failed.length} failed, ${skipped} skipped${twice}\n`;
      const names =
        failed.length > 0 ? `Failed: ${failed.map(({ name }) => name).join(', ')}\n` : '';
      const left = unproven.length > 0 ? `\n${unproven.join('')}` : '';
      return ends.join('') + left + counts + names;
    },
  };
}
