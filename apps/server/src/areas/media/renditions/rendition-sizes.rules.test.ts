import { expect, test } from 'vitest';
import { renditionSize } from './rendition-sizes.rules.ts';

test.each([
  [{ width: 1920, height: 1080 }, 720, { width: 1280, height: 720 }],
  [{ width: 1080, height: 1920 }, 360, { width: 360, height: 640 }],
  [{ width: 1001, height: 563 }, 360, { width: 640, height: 360 }],
])('%o with a shorter side of %i is %o', (size, side, smaller) => {
  expect(renditionSize(size, side)).toEqual(smaller);
});
