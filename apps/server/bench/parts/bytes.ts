import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, type Figure } from '../support/figure.ts';

const size = fileURLToPath(new URL('../../../../tools/size.mjs', import.meta.url));

/** What a browser loads for each route, as `pnpm size` counts it. */
export async function measureBytes(): Promise<Figure[]> {
  const { stdout } = spawnSync(process.execPath, [size, '--json'], { encoding: 'utf8' });
  const rows = JSON.parse(stdout) as [name: string, bytes: number, budget: number][];
  return rows.map(([name, bytes, budget]) => atMost(name, bytes / 1000, budget / 1000, 'kB'));
}
