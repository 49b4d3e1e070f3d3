import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyName, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../../deps.ts';
import { forbidden } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import {
  type EntryFilter,
  entryOrder,
  listEntries,
  type OverviewList,
} from './entries.repository.ts';
import { decisionPolicies } from './overview.service.ts';

const seenBy: Record<OverviewList, PolicyName> = {
  refundRequests: decisionPolicies.refundRequests,
  unknownPayments: decisionPolicies.unknownPayments,
  failedJobs: decisionPolicies.failedJobs,
  purchases: 'readPurchases',
  payments: 'readPurchases',
  refunds: 'readPurchases',
};

/** A page of what the overview counts. */
export async function listOverviewEntries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: PolicyPerson,
  { of, since, until, ...place }: EntryFilter & WindowQuery,
): Promise<Schema<'OverviewEntryPage'>> {
  if (!mayAny(staff, seenBy[of])) throw forbidden("Your role can't decide on these.");
  const window = openWindow(entryOrder(of), place);
  const filter = { of, ...(since && { since }), ...(until && { until }), now: clock.now() };
  const { rows, total } = await listEntries(db, filter, window);
  const page = toPage(window, rows, (row) => row.place);
  return {
    data: page.rows.map(({ at, place: _, ...row }) => ({ ...row, date: at.toISOString() })),
    paging: { pageSize: window.pageSize, total, ...page.cursors },
  };
}
