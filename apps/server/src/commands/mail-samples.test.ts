import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailSamplesFile, samplesPath } from './mail-samples.ts';

const sources = join(import.meta.dirname, '..');
const read = (name: string) => readFile(join(sources, name), 'utf8');
const names = (await readdir(sources, { recursive: true })).filter((name) =>
  /(?<!test|fixture)\.ts$/.test(name),
);

test('the samples of previews are what the server writes now', async () => {
  expect(await readFile(samplesPath, 'utf8')).toBe(mailSamplesFile());
});

test('every mail has a sample', async () => {
  const samples = await read('commands/mail-samples.ts');
  const mails = names.filter((name) => name.endsWith('.mails.ts'));
  expect(mails.length).toBeGreaterThan(8);
  for (const name of mails)
    for (const [, mail = ''] of (await read(name)).matchAll(/^export (?:const|function) (\w+)/gm))
      expect(samples, `${name} ${mail}`).toMatch(new RegExp(`^ {2}(?:\\w+\\.)?${mail}\\(`, 'm'));
});

/** Words of authors and staff. */
const written = ['areas/emails/emails.service.ts', 'areas/people/bulk-users.service.ts'];

test('no other file has the words of a mail', async () => {
  const others: string[] = [];
  for (const name of names.filter((one) => !one.endsWith('.mails.ts') && !written.includes(one)))
    if (/mail\.send\((?:[^)]|\n)*\b(subject|text)\b/.test(await read(name))) others.push(name);
  expect(others).toEqual([]);
});
