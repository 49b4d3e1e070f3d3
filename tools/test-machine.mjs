import { execFileSync } from 'node:child_process';
import { chromiumPath } from './chromium.mjs';
import { postgresVersion } from './postgres.mjs';

/**
 * What a machine adds to the outcome of a test. Turbo counts these among the inputs of the lanes that
 * depend on them, so another Node, browser or database runs them again.
 * @returns {Record<string, string>}
 */
export function testMachine() {
  const path = chromiumPath();
  return {
    TEST_NODE: `${process.version} ${process.platform} ${process.arch}`,
    // Playwright's own download is fixed by the lock file.
    TEST_CHROMIUM: path
      ? `${path} ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}`
      : '',
    TEST_POSTGRES: postgresVersion() ?? '',
  };
}
