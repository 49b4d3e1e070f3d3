import { expect, test } from 'vitest';
import { toFile } from './photo-crop.rules.ts';

test('a data address becomes a file', async () => {
  const file = toFile(`data:image/png;base64,${btoa('picture')}`, 'photo.png');
  expect([file.name, file.type, await file.text()]).toEqual(['photo.png', 'image/png', 'picture']);
});

test('anything else is refused', () => {
  expect(() => toFile('data:image/png,picture', 'photo.png')).toThrow('Invalid base64 dataUrl');
});
