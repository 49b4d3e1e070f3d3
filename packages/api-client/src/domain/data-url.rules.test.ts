import { expect, test } from 'vitest';
import { parseDataUrl } from './data-url.rules.ts';

test('a drawn image is taken apart', () => {
  expect(parseDataUrl('data:image/png;base64,AAEC')).toEqual({
    mimeType: 'image/png',
    base64: 'AAEC',
  });
});

test.each([
  '',
  'AAEC',
  'data:image/png,AAEC',
  'data:image/png;base64,',
  'data:image/png;base64,AAE',
  'data:image/png;base64,AA*C',
])('%j is refused', (dataUrl) => {
  expect(() => parseDataUrl(dataUrl)).toThrow('Invalid base64 dataUrl');
});
