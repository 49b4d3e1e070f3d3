import { expect, test } from 'vitest';
import { requestFault } from './sigv4.fixture.ts';

/** The published example of a signed address. */
const key = {
  id: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const url =
  '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
const request = { method: 'GET', url, headers: { host: 'examplebucket.s3.amazonaws.com' } };
const day = 86_400_000;
const start = Date.parse('2013-05-24T00:00:00Z');

test('the published example holds, until its end', () => {
  expect(requestFault(key, request, new Date(start))).toBeUndefined();
  expect(requestFault(key, request, new Date(start + day + 1))).toBe('AccessDenied');
});

test.each([
  [{ ...request, method: 'PUT' }, key],
  [{ ...request, url: url.replace('test', 'other') }, key],
  [{ ...request, url: url.replace('86400', '86401') }, key],
  [{ ...request, headers: { host: 'other.s3.amazonaws.com' } }, key],
  [request, { ...key, secret: 'other' }],
])('a change of it does not: %#', (changed, own) => {
  expect(requestFault(own, changed, new Date(start))).toBe('SignatureDoesNotMatch');
});
