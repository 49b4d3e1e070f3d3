import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const content = fileURLToPath(new URL('content', import.meta.url));
const lessons = globSync('{courses,projects}/*/lessons/*.md', { cwd: content });
const read = (file: string) => readFileSync(`${content}/${file}`, 'utf8');
/** Of every course, and of the projects whose first lesson is read; the others begin with a video. */
const first = lessons.filter(
  (file) => /\/01-/.test(file) && (file.startsWith('courses') || !/^video:/m.test(read(file))),
);

const drawing = /!\[[^\]]+\]\((\/media\/[^)]+\.svg)\)/;
/** About what is read within half a minute. */
const openingOf = (file: string) =>
  read(file)
    .replace(/^---.*?---/s, '')
    .split(/\s+/)
    .slice(0, 110)
    .join(' ');

test('no lesson is prose alone', () => {
  const bare = lessons.filter(
    (file) =>
      !drawing.test(read(file)) &&
      !/^video:/m.test(read(file)) &&
      !['quiz', 'exercises', 'homework'].some((part) =>
        existsSync(`${content}/${file.replace(/\.md$/, `.${part}.yaml`)}`),
      ),
  );
  expect(lessons.length).toBeGreaterThan(40);
  expect(bare).toEqual([]);
});

test('a course, and a project without a video, begins with a question and a drawing', () => {
  expect(first.length).toBeGreaterThan(4);
  for (const file of first)
    expect([file, drawing.test(openingOf(file)), /\*\*[^*]+\?/.test(openingOf(file))]).toEqual([
      file,
      true,
      true,
    ]);
});

test('texts of a drawing can be read on a phone', () => {
  const scale = 358 / 640;
  for (const file of lessons) {
    const [, path] = drawing.exec(read(file)) ?? [];
    if (!path) continue;
    const svg = readFileSync(
      new URL(path.replace('/media/', 'pictures/'), import.meta.url),
      'utf8',
    );
    const sizes = [...svg.matchAll(/font-size: (\d+)px/g)].map(([, size]) => Number(size) * scale);
    expect([path, sizes.length > 0 && Math.min(...sizes) >= 11]).toEqual([path, true]);
  }
});
