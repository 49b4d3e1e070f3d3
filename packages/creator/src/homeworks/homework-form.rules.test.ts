import { expect, test } from 'vitest';
import { toBriefHtml, toBriefText } from './brief.rules.ts';
import { homeworkFixture } from './homework.fixture.ts';
import { toHomeworkForm, toHomeworkValues } from './homework-form.rules.ts';

test('what is sent is what was read', () => {
  const { type, title, brief, challengeId, maxFiles, maxFileSize, extensions, sections } =
    homeworkFixture;
  expect(toHomeworkForm(toHomeworkValues(homeworkFixture))).toEqual({
    type,
    title,
    brief,
    challengeId,
    maxFiles,
    maxFileSize,
    extensions,
    sections,
  });
});

test('a brief is typed as paragraphs and lists', () => {
  const html = '<p>Give it one area &amp; more.</p><ul><li>Draw it.</li><li>Attach it.</li></ul>';
  const text = 'Give it one area & more.\n\n- Draw it.\n- Attach it.';
  expect(toBriefText(html)).toBe(text);
  expect(toBriefHtml(text)).toBe(html);
});

test('other HTML stays as it is', () => {
  const html = '<p>See <a href="/x">this</a>.</p>';
  expect(toBriefHtml(toBriefText(html))).toBe(html);
});
