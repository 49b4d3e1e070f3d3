import { defineSearch, matching, oneOf, words } from '@uplink/kit/search';
import { cursor, day } from '../shared/list.search.ts';

/** What the address of a program's figures and log may say. */
export const readDateSearch = defineSearch({ startDate: day, endDate: day, cursor });

/** What the address of the list of withdrawal requests may say. */
export const readWithdrawSearch = defineSearch({
  status: oneOf(1, 2, 3),
  sort: matching(/^-?(date|amount)$/),
  cursor,
});

/** What the address of the list of ambassadors may say. */
export const readAmbassadorSearch = defineSearch({ search: words(100), cursor });

/** Where the list of enrollments to review continues. */
export const readSuspectSearch = defineSearch({ cursor });
