import { defineSearch, matching, oneOf } from '@uplink/kit/search';

const day = matching(/^\d{4}-\d{2}-\d{2}$/);

/** Over how many days the address shows key figures. */
export const readFiguresSearch = defineSearch({ days: oneOf(7, 30, 90, 365) });

/** What the address of a list behind the overview may say. */
export const readEntriesSearch = defineSearch({
  of: oneOf('refundRequests', 'unknownPayments', 'failedJobs', 'purchases', 'payments', 'refunds'),
  since: day,
  until: day,
  cursor: matching(/^[A-Za-z0-9_-]{1,200}$/),
});
