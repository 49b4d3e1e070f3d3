import { expect, test } from 'vitest';
import type { ProductContent } from './content.types.ts';
import { convertFiles } from './convert-files.ts';

const course = (text: string): ProductContent => ({
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
      lessons: [
        {
          slug: 'tags',
          name: 'Tags',
          xpPoints: 1,
          text,
          quiz: null,
          homework: null,
          exercises: [],
        },
      ],
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
    { file: 'lessons/tags.md', line: null, message: expect.stringContaining('too long') },
  ]);
});
