import { expect, test } from 'vitest';
import { readUserSearch } from './users.search.ts';

test('an address keeps what the list knows and drops everything else', () => {
  const known = {
    search: 'okafr',
    role: 'customerSupport',
    status: 'blocked',
    paymentStatus: 'frozen',
    cohortId: 4,
    moduleId: 2,
    since: '2026-01-01',
    until: '2026-02-01',
    sort: '-signUpDate',
    cursor: 'WyJu',
    hiddenColumns: 'phone,xp',
  } as const;
  expect(readUserSearch(known)).toEqual(known);
  const wrong = { role: 'root', status: 'gone', since: 'soon', sort: 'xp', cursor: '<', more: 1 };
  expect(readUserSearch(wrong)).toEqual({});
});
