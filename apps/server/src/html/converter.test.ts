import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { convertTexts } from './converter.ts';

test('texts come back in the form of files, with their HTML', async () => {
  const texts = await convertTexts([{ html: '<p>Two <b>bold</b> words</p>' }, '- a\n- b']);
  expect(texts?.converted).toEqual([
    { written: { html: '<p>Two <b>bold</b> words</p>' }, html: '<p>Two <b>bold</b> words</p>' },
    { written: '- a\n- b\n', html: '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n' },
  ]);
});

test('others are served while a text is converted', async () => {
  let isConverted = false;
  const converting = convertTexts(['- a\n'.repeat(2000)]).then(() => {
    isConverted = true;
  });
  await setImmediate();
  expect(isConverted).toBe(false);
  await converting;
});

test('one that ends the thread is answered, and so is the next', async () => {
  expect(await convertTexts([null as never])).toBeUndefined();
  const next = await convertTexts(['a']);
  expect(next?.converted).toEqual([{ written: 'a\n', html: '<p>a</p>\n' }]);
});
