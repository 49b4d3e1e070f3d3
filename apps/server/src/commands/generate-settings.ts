/**
 * Writes docs/operating/settings.md from config/settings: `pnpm --filter @uplink/server
 * generate:settings`. With --check it only says whether the page is up to date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { settingsPage } from '../config/settings-page.ts';

const path = new URL('../../../../docs/operating/settings.md', import.meta.url);
const page = settingsPage();
if (!process.argv.includes('--check')) await writeFile(path, page);
else if ((await readFile(path, 'utf8').catch(() => '')) !== page) {
  console.error('docs/operating/settings.md is out of date. Run generate:settings and commit it.');
  process.exitCode = 1;
}
