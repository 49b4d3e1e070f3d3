import { expect, test } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { readPeople } from './read-content.ts';

test('the accounts that a start tells of are people of the demo', async () => {
  const known = (await readPeople()).map(({ email }) => email);
  expect(known).toEqual(expect.arrayContaining(demoAccounts.map(({ email }) => email)));
});
