import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserDefine, browserDeps } from '../../tools/browser-deps.mjs';
import { chromiumPath } from '../../tools/chromium.mjs';
import { compiledSources } from '../../tools/compiled-sources.mjs';
import { workers } from '../../tools/workers.mjs';

const isEveryLook = process.env.LOOKS === 'all';
const isCompiled = process.env.COMPILED === 'all';

/** Every story is a test: it renders in Chromium, its play function runs, axe finds nothing. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: `${import.meta.dirname}/.storybook`,
      tags: { skip: isEveryLook ? ['twin'] : ['twin', 'repeat'] },
    }),
    ...(isCompiled ? [compiledSources()] : []),
  ],
  define: browserDefine,
  optimizeDeps: {
    include: [...browserDeps, 'axe-core', 'storybook/viewport', 'react/compiler-runtime'],
  },
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: workers,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { LOOKS: isEveryLook ? 'all' : '' },
    setupFiles: [
      `${import.meta.dirname}/../../packages/ui/src/testing/still.setup.ts`,
      `${import.meta.dirname}/.storybook/looks.setup.ts`,
      `${import.meta.dirname}/.storybook/own-words.setup.ts`,
      `${import.meta.dirname}/.storybook/keyboard.setup.ts`,
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromiumPath(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
