import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailSamples } from '@uplink/api-client/testing';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const literal = /\bsubject:\s*(?:'([^']+)'|`([^`]+)`)/g;

/** What is written as the subject of a mail in the server's sources, with holes for names. */
async function writtenSubjects(): Promise<string[]> {
  const names = await readdir(sources, { recursive: true });
  const subjects: string[] = [];
  for (const name of names.filter((one) => /(?<!test|fixture)\.ts$/.test(one))) {
    const text = await readFile(join(sources, name), 'utf8');
    if (!/mail\.send\(|MailProvider|text: `/.test(text) || name.startsWith('access')) continue;
    for (const [, plain, template] of text.matchAll(literal))
      subjects.push(plain ?? template ?? '');
  }
  return subjects;
}

const escaped = (text: string) => text.replace(/[.*+?^()|[\]\\]/g, '\\$&');
const isShown = (subject: string) => {
  const pattern = new RegExp(`^${escaped(subject).replace(/\$\{[^}]+\}/g, '.+')}$`);
  return mailSamples.some((sample) => pattern.test(sample.subject));
};

/** Written by people, and notices that are no mails. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: these are parts of sources
const exempt = new Set(['Test: ${subject}', 'your ${noun}']);

test('the previews have every mail the server writes', async () => {
  const subjects = await writtenSubjects();
  expect(subjects.length).toBeGreaterThan(15);
  expect(subjects.filter((one) => !exempt.has(one) && !isShown(one))).toEqual([]);
});
