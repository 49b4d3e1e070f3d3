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
    /** @param {string} name @param {boolean} isPassed @param {string} said */
    end(name, isPassed, said) {
      if (isPassed) passed += 1;
      else failed.push({ name, end: said.trimEnd().split('\n').slice(-lastLines).join('\n') });
    },
    /** The end of what each failed lane wrote, the counts, and the names of the failed ones. */
    close() {
      const ends = failed.map(({ name, end }) => `\n== ${name} FAILED, the end of it:\n${end}\n`);
      const once = leftOut > 0 ? `, ${leftOut} test files on one database of two` : '';
      const counts = `\n${passed} passed, ${failed.length} failed, ${skipped} skipped${once}\n`;
      const names =
        failed.length > 0 ? `Failed: ${failed.map(({ name }) => name).join(', ')}\n` : '';
      return ends.join('') + counts + names;
    },
  };
}
