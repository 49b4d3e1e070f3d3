import { defineSearch, matching, oneOf, words } from '@uplink/kit/search';

const cursor = matching(/^[A-Za-z0-9_-]{1,200}$/);
const day = matching(/^\d{4}-\d{2}-\d{2}$/);

/** What the address of a program's figures and log may say. */
export const readDateSearch = defineSearch({ startDate: day, endDate: day, cursor });

/** What the address of the list of withdraw requests may say. */
export const readWithdrawSearch = defineSearch({
  status: oneOf(1, 2, 3),
  sort: matching(/^-?(date|amount)$/),
  cursor,
});

/** What the address of the list of ambassadors may say. */
export const readAmbassadorSearch = defineSearch({ search: words(100), cursor });

/** Where the list of enrollments to review continues. */
export const readSuspectSearch = defineSearch({ cursor });
