import { ROLES } from '@uplink/api-client/domain';
import { defineSearch, matching, oneOf, wholeNumber, words } from '@uplink/kit/search';
import { cursor, day } from '../shared/list.search.ts';

/** What the address of the list of users may say. */
export const readUserSearch = defineSearch({
  search: words(100),
  role: oneOf(...ROLES),
  status: oneOf('active', 'inactive', 'blocked'),
  paymentStatus: oneOf('ok', 'declined', 'frozen'),
  cohortId: wholeNumber(),
  moduleId: wholeNumber(),
  since: day,
  until: day,
  sort: oneOf('name', '-name', 'signUpDate', '-signUpDate', 'closeness'),
  cursor,
  /** Columns that are not shown; a dash for none. */
  hiddenColumns: matching(/^(-|[a-zA-Z,]{1,80})$/),
});

/** What the address of the audit log may say. */
export const readAuditSearch = defineSearch({
  search: words(100),
  actorId: wholeNumber(),
  userId: wholeNumber(),
  cohortId: wholeNumber(),
  action: matching(/^[a-zA-Z]{1,40}$/),
  since: day,
  until: day,
  cursor,
});

/** Which upload of users the address shows. */
export const readUploadSearch = defineSearch({ id: wholeNumber() });

/** Which view of a person's learning the address shows. */
export const readViewSearch = defineSearch({ view: wholeNumber() });
