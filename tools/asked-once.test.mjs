import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askedOnce } from './asked-once.mjs';

const files = askedOnce.flatMap((one) => one.files);

describe('what one database of two is asked', () => {
  test.each(files)('%s is a test of the server', (file) => {
    expect(existsSync(file)).toBe(true);
  });

  test('names each once', () => {
    expect(new Set(files).size).toBe(files.length);
  });
});
