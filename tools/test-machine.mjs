import { execFileSync } from 'node:child_process';
import { chromiumPath } from './chromium.mjs';
import { postgresVersion } from './postgres.mjs';

/**
 * The parts of the machine a test result depends on. They are inputs of the turbo tasks that use them, so a
 * different Node, browser or database runs those tests again.
 * @returns {Record<string, string>}
 */
export function testMachine() {
  const path = chromiumPath();
  return {
    TEST_NODE: `${process.version} ${process.platform} ${process.arch}`,
    // Playwright's own download is pinned by the lock file.
    TEST_CHROMIUM: path
      ? `${path} ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}`
      : '',
    TEST_POSTGRES: postgresVersion() ?? '',
  };
}
