import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { test } from '../support/journey.ts';
import { launchOldBrowser } from '../support/old-browser.ts';

const entry = fileURLToPath(
  new URL('../../../../packages/net/src/exercise/same-bytes.fixture.ts', import.meta.url),
);

/** The engine with its answers in one script, in the syntax of the second build. */
async function engineScript(): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'chrome57',
      lib: { entry, name: 'engine', formats: ['iife'] },
    },
  })) as Rollup.RollupOutput[];
  return bundle?.output[0].code ?? '';
}

test('the engine of exercises gives the same bytes in Chromium 64', async () => {
  const script = await engineScript();
  const browser = await launchOldBrowser();
  try {
    await browser.open('about:blank');
    const [played, expected] = await browser.run<string[]>(
      `${script};[engine.digest(engine.playedBytes()), engine.expectedDigest]`,
    );
    expect(played).toBe(expected);
    expect(await browser.run<string>('navigator.userAgent')).toContain('Chrome/64.');
  } finally {
    await browser.close();
  }
});
