import { describe, expect, test } from 'vitest';
import { introMessages } from './intro.messages.ts';
import {
  type IntroBlock,
  introFaults,
  introKinds,
  newBlock,
  toIntroInput,
  toIntroValues,
  toPreview,
} from './intro-values.rules.ts';

const blocks: IntroBlock[] = [
  {
    kind: 'hero',
    title: 'Six builds',
    text: 'Yours.',
    image: { url: '/storage/media/a.png', showsOverlay: true },
  },
  { kind: 'text', title: 'A week', html: '<p>Two lessons.</p>' },
  { kind: 'bullets', title: 'For you when', items: ['You have six hours', 'You like labs'] },
  { kind: 'video', title: 'A minute', url: '/storage/media/b.mp4', poster: null, captions: [] },
  { kind: 'testimonials', title: 'Voices', items: [{ quote: 'Good.', name: 'Noor', role: null }] },
  { kind: 'faq', title: 'Asked', items: [{ question: 'Long?', html: '<p>No.</p>' }] },
];

test('a page goes through the fields of its blocks and comes back the same', () => {
  const values = toIntroValues(blocks);
  expect(values.blocks.map(toPreview)).toEqual(blocks);
  expect(toIntroValues(values.blocks.map(toPreview))).toEqual(values);
  expect(introFaults(values, introMessages.mostLines)).toEqual({});
});

test('points are lines, without empty ones', () => {
  const block = { ...newBlock('bullets'), title: ' Points ', text: ' One \n\n Two' };
  expect(toIntroInput(block)).toEqual({ kind: 'bullets', title: 'Points', items: ['One', 'Two'] });
});

test('points are bounded, each and in number', () => {
  const faultOf = (text: string) =>
    introFaults(
      { blocks: [{ ...newBlock('bullets'), title: 'Points', text }] },
      introMessages.mostLines,
    )['blocks[0].text'];
  expect(faultOf('One\nTwo')).toBeUndefined();
  expect(faultOf(`One\n${'x'.repeat(301)}`)).toBeDefined();
  expect(faultOf('One\n'.repeat(51))).toBe('Use at most 50 points.');
});

describe('what is missing is told at its field', () => {
  test.each(introKinds.map((kind) => [kind]))('of a new %s', (kind) => {
    const fields = Object.keys(introFaults({ blocks: [newBlock(kind)] }, introMessages.mostLines));
    const needed = {
      hero: ['title'],
      text: ['title', 'text'],
      bullets: ['title', 'text'],
      video: ['title', 'url'],
      testimonials: ['title', 'items[0].name', 'items[0].text'],
      faq: ['title', 'items[0].name', 'items[0].text'],
    }[kind];
    expect(fields).toEqual(needed.map((field) => `blocks[0].${field}`));
  });
});
