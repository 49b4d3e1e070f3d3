import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillHead } from '../../head.plugin.ts';
import { documentTitle } from './document-title.ts';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

test('title, description and language of the page', () => {
  const html = fillHead(page);
  expect(html).toContain('<title>Uplink Academy</title>');
  expect(html).toContain(
    'content="The #1 Network Engineer Program &amp; Cybersecurity Accelerator"',
  );
  expect(html).toContain('<html lang="en">');
});

test('another name and description, and nothing of the old ones is left', () => {
  const html = fillHead(page, 'Hop "& <Co>', 'We cost $1');
  expect(html).toContain('<title>Hop &quot;&amp; &lt;Co></title>');
  expect(html).toContain('content="We cost $1"');
  expect(html).not.toMatch(/Uplink|Cybersecurity/);
});

test('a page without a title of its own has the name of the academy', () => {
  expect(documentTitle(undefined)).toBe('Uplink Academy');
  expect(documentTitle('')).toBe('Uplink Academy');
  expect(documentTitle('Courses')).toBe('Courses - Uplink Academy');
});
