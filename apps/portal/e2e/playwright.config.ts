import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../../../tools/chromium.mjs';
import { workers } from '../../../tools/workers.mjs';

const port = Number(process.env.JOURNEYS_PORT ?? 4199);
const executablePath = chromiumPath();
/** What a lane runs, with a second try for each: `gate` or `all`. */
const lane = process.env.JOURNEYS;

/** Journeys of people through the real portal on the real server with the demo academy. */
export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  ...(lane && { retries: 1 }),
  ...(lane === 'gate' && { grep: /@gate/ }),
  // A page waits for what comes, however busy the machine; what does not come fails all the same.
  expect: { timeout: 15_000 },
  // All share one server: more would wait for it.
  workers: Math.min(workers, 4),
  reporter: [['list']],
  outputDir: join(tmpdir(), 'uplink-journeys'),
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // What a worker asks for, a journey that breaks the network by `page.route` would not see.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: 'node --conditions=uplink-source apps/portal/e2e/support/academy.ts',
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    url: `http://localhost:${port}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      // All journeys come from one address, one after the other.
      REQUESTS_PER_MINUTE: '6000',
      PUBLIC_URL: `http://localhost:${port}`,
      // The next port is where journeys ask for people.
      PAYMENTS_SANDBOX_PORT: String(port + 2),
      DATA_DIR: join(tmpdir(), `uplink-journeys-${process.pid}`),
    },
  },
});
