import { expect, test } from 'vitest';
import { digest, expectedDigest, playedBytes } from './same-bytes.fixture.ts';

test('the same answers give the same bytes in a browser', () => {
  expect(digest(playedBytes())).toBe(expectedDigest);
});
