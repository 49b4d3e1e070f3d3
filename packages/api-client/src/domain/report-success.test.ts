import { expect, test } from 'vitest';
import { reportSuccessUrl } from './report-success.ts';

test('the form knows who reports', () => {
  const user = { id: 7, firstName: 'Maya', lastName: 'O & K', email: 'maya@example.org' };
  expect(reportSuccessUrl('https://forms.example/x?kind=job', user)).toBe(
    'https://forms.example/x?kind=job&userId=7&firstName=Maya&lastName=O+%26+K&email=maya%40example.org',
  );
});
