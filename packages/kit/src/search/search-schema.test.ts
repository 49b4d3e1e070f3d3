import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineSearch, matching, oneOf, wholeNumber, words } from './search-schema.ts';

const read = defineSearch({
  page: wholeNumber(),
  size: wholeNumber(100),
  kind: oneOf('UPLOAD', 'DIGITIZE'),
  level: oneOf(1, 2, 3),
  status: matching(/^[1-7](,[1-7])*$/),
  search: words(5),
});

describe('an address of a list', () => {
  test('is read field by field, with its types', () => {
    const found = read({
      page: 2,
      size: '50',
      kind: 'UPLOAD',
      level: '3',
      status: 4,
      search: 'ospf areas',
    });
    expect(found).toEqual({
      page: 2,
      size: 50,
      kind: 'UPLOAD',
      level: 3,
      status: '4',
      search: 'ospf ',
    });
    expectTypeOf(found.kind).toEqualTypeOf<'UPLOAD' | 'DIGITIZE' | undefined>();
    expectTypeOf(found.level).toEqualTypeOf<1 | 2 | 3 | undefined>();
  });

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'x' },
    { size: 101 },
    { kind: 'upload' },
    { level: 4 },
    { status: '8' },
    { status: '' },
    { search: '' },
    { unknown: 'x' },
  ])('drops %o', (search) => {
    expect(read(search)).toEqual({});
  });
});
