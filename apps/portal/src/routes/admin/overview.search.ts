import { defineSearch, oneOf } from '@uplink/kit/search';
import { cursor, day } from '../shared/list.search.ts';

/** Over how many days the address shows key figures. */
export const readFiguresSearch = defineSearch({ days: oneOf(7, 30, 90, 365) });

/** What the address of a list behind the overview may say. */
export const readEntriesSearch = defineSearch({
  of: oneOf('refundRequests', 'unknownPayments', 'failedJobs', 'purchases', 'payments', 'refunds'),
  since: day,
  until: day,
  cursor,
});
