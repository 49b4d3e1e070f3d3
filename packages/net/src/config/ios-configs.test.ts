import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './parse.ts';
import { printConfig } from './print.ts';

const folder = join(process.cwd(), '../shared/data/ios-configs');
const isHere = existsSync(folder);
if (!isHere)
  process.stdout.write('SKIPPED: the IOS configurations of ../shared/data are missing\n');

test.skipIf(!isHere)('reads configurations of others without a crash', () => {
  const files = readdirSync(folder).filter((name) => name !== 'LICENSE.apache-2.0');
  let all = 0;
  let unread = 0;
  let known = 0;
  for (const name of files) {
    const read = parseConfig(readFileSync(join(folder, name), 'utf8'), 'router');
    all += read.lines;
    unread += read.unread.length;
    known += read.unread.filter((line) => line.isKnown).length;
    const printed = printConfig(read.config).join('\n');
    expect(parseConfig(printed, 'router').config).toEqual(read.config);
  }
  const share = Math.round((1000 * (all - unread)) / all) / 10;
  process.stdout.write(
    `${files.length} configurations, ${all} lines: ${share} % understood, ${known} known and not included\n`,
  );
  expect(files.length).toBeGreaterThan(150);
});
