import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test.each([
  ['commas', 'email,roles\na@example.org,mentor;student', ['a@example.org', 'mentor;student']],
  ['semicolons', 'email;name\na@example.org;Okafor, Maya', ['a@example.org', 'Okafor, Maya']],
  ['tabs', 'email\tname\na@example.org\tOkafor, Maya', ['a@example.org', 'Okafor, Maya']],
])('a file with %s keeps other marks in its cells', async (_, text, cells) => {
  const { lines } = await readCsv(Buffer.from(text));
  expect(lines[0]?.cells).toEqual(cells);
});
