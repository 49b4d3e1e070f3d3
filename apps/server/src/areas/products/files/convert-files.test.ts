import { expect, test } from 'vitest';
import type { ProductContent } from './content.types.ts';
import { convertFiles } from './convert-files.ts';

const course = (...texts: string[]): ProductContent => ({
  kind: 'course',
  name: 'VLANs',
  uniqueName: 'vlans',
  shortDescription: '',
  description: 'One.',
  isSelfPaced: true,
  prerequisites: [],
  whatYouLearn: [],
  sections: [
    {
      name: 'Frames',
      lessons: texts.map((text, index) => ({
        slug: `tags-${index}`,
        name: 'Tags',
        xpPoints: 1,
        text,
        quiz: null,
        homework: null,
        exercises: [],
      })),
    },
  ],
  children: [],
});

test('texts are written one way, with the HTML that they are', async () => {
  const { content, toHtml, faults } = await convertFiles(course('* a'));
  expect(faults).toEqual([]);
  const text = content?.sections[0]?.lessons[0]?.text ?? '';
  expect(text).toBe('- a\n');
  expect(toHtml(text)).toContain('<li>a</li>');
});

test('a text that can’t be converted is named by its file', async () => {
  const { content, faults } = await convertFiles(course(null as never));
  expect(content).toBeNull();
  expect(faults).toEqual([
    { file: 'lessons/tags-0.md', line: null, message: expect.stringContaining('too long') },
  ]);
});

test('all texts together have a limit, which names what was reached', async () => {
  const [one, other] = ['* a', '* b'];
  const { content, faults } = await convertFiles(course(one, null as never, other), 9_000);
  expect(content).toBeNull();
  const message =
    'The texts of this product take more than 9 seconds to convert: 1 of 3 lessons were done. Shorten them, or split the product.';
  expect(faults).toEqual([{ file: 'lessons/tags-1.md', line: null, message }]);
  expect((await convertFiles(course(one, other), 9_000)).faults).toEqual([]);
});

test('what every text takes is counted', async () => {
  const texts = Array.from({ length: 200 }, (_, index) => `${'- a\n'.repeat(500)}${index}`);
  const { faults } = await convertFiles(course(...texts), 1_000);
  expect(faults).toEqual([
    {
      file: expect.stringMatching(/^lessons\/tags-\d+\.md$/),
      line: null,
      message: expect.stringMatching(/ more than 1 seconds to convert: \d+ of 200 lessons/),
    },
  ]);
});
