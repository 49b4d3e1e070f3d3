import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../apps/portal/e2e/', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const specs = names.filter((name) => name.endsWith('.spec.ts'));

test.each(specs)('%s is in an area, waits for states and creates its own people', (name) => {
  const text = readFileSync(folder + name, 'utf8');
  expect(name).toMatch(/^[\w-]+\/[\w-]+\.spec\.ts$/);
  expect(text).not.toMatch(/waitForTimeout|(?<!test\.)setTimeout\(/);
  // Use the browser of `support/journey.ts` and people of `support/learner.ts`; never change the demo's.
  expect(text).not.toMatch(/\btest\b[^;]*from '@playwright\/test'/);
  expect(text).not.toMatch(/\b(maya|bram|daniel|priya|ada|aiko|kwame)@example\.org/);
});
