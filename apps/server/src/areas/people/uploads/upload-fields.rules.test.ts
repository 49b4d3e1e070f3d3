import { expect, test } from 'vitest';
import { matchColumns, readRoles, readSize } from './upload-fields.rules.ts';

test('columns are matched by what they are called elsewhere, each field once', () => {
  expect(
    matchColumns(['Given name', 'SURNAME', 'E-mail', 'mobile', 'Role', 'email', 'remarks']),
  ).toEqual(['firstName', 'lastName', 'email', 'phone', 'roles', null, null]);
  expect(matchColumns(['Intake', 'T-shirt'])).toEqual(['cohort', 'tshirtSize']);
});

test.each([
  ['', ['student']],
  ['mentor', ['mentor']],
  ['Customer support; sales', ['customerSupport', 'sales']],
  ['mentor|Mentor', ['mentor']],
  ['root', undefined],
  ['student, root', undefined],
])('the cell "%s" gives the roles %j', (cell, roles) => {
  expect(readRoles(cell)).toEqual(roles);
});

test.each([
  ['', null],
  ['xl', 'XL'],
  ['XXXXXL', undefined],
])('the cell "%s" gives the size %j', (cell, size) => {
  expect(readSize(cell)).toBe(size);
});
