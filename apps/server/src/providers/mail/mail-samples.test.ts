import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailSamples } from '@uplink/api-client/testing';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const literal = String.raw`(?:'((?:[^'\\]|\\.)+)'|\`([^\`]+)\`)`;
const subject = new RegExp(String.raw`\bsubject:\s*${literal}`, 'g');
const mail = new RegExp(String.raw`\bsubject:\s*${literal},\s*text:\s*${literal}`, 'g');

/** What is written in the server's sources as mails, with holes for names: only the subject, or with its text. */
async function written(shape: RegExp): Promise<{ subject: string; text?: string }[]> {
  const names = await readdir(sources, { recursive: true });
  const found: { subject: string; text?: string }[] = [];
  for (const name of names.filter((one) => /(?<!test|fixture)\.ts$/.test(one))) {
    const source = await readFile(join(sources, name), 'utf8');
    if (!/mail\.send\(|mailBuyer\(|MailProvider|text: `/.test(source) || name.startsWith('access'))
      continue;
    for (const [, plain, template, ...text] of source.matchAll(shape))
      found.push({ subject: plain ?? template ?? '', text: text.find(Boolean) });
  }
  return found;
}

/** How a literal begins to read: without what is escaped in a source, and with anything in the place of a hole. */
function reads(words: string): RegExp {
  const read = words.replaceAll('\\n', '\n').replaceAll("\\'", "'");
  const escaped = read.replace(/[.*+?^()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\$\{[^}]+\}/g, '[^]*')}`);
}

const isShown = ({ subject, text }: { subject: string; text?: string }) =>
  mailSamples.some(
    (sample) =>
      reads(subject).test(sample.subject) && (text === undefined || reads(text).test(sample.text)),
  );

/** Written by people, and notices that are no mails. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: these are parts of sources
const exempt = new Set(['Test: ${subject}', 'your ${noun}']);

test('the previews have every mail the server writes', async () => {
  const subjects = await written(subject);
  expect(subjects.length).toBeGreaterThan(15);
  expect(subjects.filter((one) => !exempt.has(one.subject) && !isShown(one))).toEqual([]);
});

test('and say what it says', async () => {
  const mails = await written(mail);
  expect(mails.length).toBeGreaterThan(15);
  expect(mails.filter((one) => !isShown(one))).toEqual([]);
});
