import { expect, test } from 'vitest';
import { withFollowed } from './follow.rules.ts';
import { personFixture, publicProfileFixture } from './following.fixture.ts';

const other = { ...personFixture, id: 99 };

test('whoever is followed is so wherever they are shown, and no one else is', () => {
  const followed = { ...personFixture, isFollowed: true };
  expect(withFollowed([personFixture, other], personFixture.id, true)).toEqual([followed, other]);
  expect(withFollowed({ data: [other, personFixture], paging: 1 }, personFixture.id, true)).toEqual(
    {
      data: [other, followed],
      paging: 1,
    },
  );
  expect(withFollowed(publicProfileFixture, personFixture.id, true)).toMatchObject({
    person: followed,
  });
});

test('what shows no one stays as it is', () => {
  expect(withFollowed(undefined, 1, true)).toBeUndefined();
  expect(withFollowed({ following: 2 }, 1, true)).toEqual({ following: 2 });
});
