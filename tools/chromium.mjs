import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows and their frames, which are a quarter of the time of a journey.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where a Chromium stands on this machine, or undefined, in which case Playwright
 * looks for a download of its own.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return candidates.find((path) => path !== undefined && existsSync(path));
}
