import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserDefine, browserDeps } from './tools/browser-deps.mjs';
import { chromiumPath } from './tools/chromium.mjs';
import { LongestFirst } from './tools/longest-first.mjs';
import { workers } from './tools/workers.mjs';

const conditions = ['uplink-source', 'module', 'browser', 'development|production'];

/** What is waited for may take its time on a busy machine; what does not come fails all the same. */
const ours = { maxWorkers: workers, testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** Chromium comes from the machine: a download is not possible everywhere. */
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
};

/** Stories have a configuration of their own (`apps/storybook`): reading all of them takes seconds. */
export default defineConfig({
  test: {
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { conditions: ['uplink-source', 'module', 'node', 'development|production'] },
        ssr: { resolve: { conditions: ['uplink-source', 'node'], externalConditions: ['node'] } },
        test: {
          ...ours,
          name: 'unit',
          environment: 'node',
          isolate: false,
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'apps/docs/src/**/*.test.tsx',
            'apps/storybook/pages/*.test.ts',
            'tools/**/*.test.mjs',
          ],
        },
      },
      {
        // Where React and all packages can be found; the workspace itself depends on none.
        root: 'apps/portal',
        plugins: [react()],
        resolve: { conditions },
        define: browserDefine,
        optimizeDeps: {
          include: [
            ...browserDeps,
            '@tanstack/react-router',
            '@uplink/ui > @testing-library/react',
          ],
        },
        test: {
          ...ours,
          name: 'component',
          isolate: false,
          setupFiles: ['patience', 'still', 'undo'].map(
            (name) => `${import.meta.dirname}/packages/ui/src/testing/${name}.setup.ts`,
          ),
          include: [
            '../../packages/*/src/**/*.{test.tsx,browser.test.ts}',
            'src/**/*.{test.tsx,browser.test.ts}',
          ],
          globalSetup: [
            `${import.meta.dirname}/packages/api-client/src/uploads/storage.fixture.ts`,
          ],
          browser,
        },
      },
      {
        ssr: { resolve: { conditions: ['uplink-source', 'node'], externalConditions: ['node'] } },
        test: {
          ...ours,
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/run-folder.ts'],
          pool: 'forks',
          // A server and its database are made by each test: what was loaded once can stay.
          isolate: false,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
