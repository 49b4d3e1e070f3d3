const lastLines = 60;

/**
 * Notes how each lane went and the end of what it wrote, so that a log that was cut still tells which
 * lane failed and why.
 */
export function createLaneReport() {
  /** @type {{ name: string, end: string }[]} */
  const failed = [];
  let passed = 0;
  let skipped = 0;
  let leftOut = 0;
  let unsteady = 0;
  return {
    get isClean() {
      return failed.length === 0;
    },
    skip() {
      skipped += 1;
    },
    /** @param {number} files test files that a lane left to another one */
    leaveOut(files) {
      leftOut += files;
    },
    /**
     * Counts the journeys that passed at their second try, as the runner says it in the end.
     * @param {string} said
     */
    countUnsteady(said) {
      unsteady += Number(/(\d+) flaky/.exec(said)?.[1] ?? 0);
      return unsteady;
    },
    /** @param {string} name @param {boolean} isPassed @param {string} said */
    end(name, isPassed, said) {
      if (isPassed) passed += 1;
      else failed.push({ name, end: said.trimEnd().split('\n').slice(-lastLines).join('\n') });
    },
    /** The end of what each failed lane wrote, the counts, and the names of the failed ones. */
    close() {
      const ends = failed.map(({ name, end }) => `\n== ${name} FAILED, the end of it:\n${end}\n`);
      const once = leftOut > 0 ? `, ${leftOut} test files on one database of two` : '';
      const twice = unsteady > 0 ? `, ${unsteady} journeys passed at their second try` : '';
      const counts = `\n${passed} passed, ${failed.length} failed, ${skipped} skipped${once}${twice}\n`;
      const names =
        failed.length > 0 ? `Failed: ${failed.map(({ name }) => name).join(', ')}\n` : '';
      return ends.join('') + counts + names;
    },
  };
}
