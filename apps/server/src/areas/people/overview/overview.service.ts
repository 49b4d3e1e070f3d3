import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyName, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../../deps.ts';
import { type Counted, countFor } from './overview.repository.ts';

type Overview = Schema<'StaffOverview'>;
type Decision = Overview['decisions'][number]['kind'];
type Figure = Overview['figures'][number]['kind'];

/** The policy that lets someone see each kind of open decision. */
export const decisionPolicies: Record<Decision, PolicyName> = {
  applications: 'overseeApplications',
  refundRequests: 'refundPurchase',
  failedPayments: 'readPurchases',
  frozenAccounts: 'readPurchases',
  unknownPayments: 'chargePurchase',
  failedJobs: 'removePurchase',
  startingCohorts: 'overseeMilestones',
  referralWithdrawals: 'payRewards',
  ambassadorWithdrawals: 'payRewards',
  suspectedReferrals: 'payRewards',
  reports: 'readModeration',
};
const figures: Record<Figure, PolicyName> = {
  users: 'listUsers',
  newUsers: 'listUsers',
  activePurchases: 'readPurchases',
};

/** What needs a decision of someone, and key figures: one bounded count for each. */
export async function readOverview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: PolicyPerson,
): Promise<Overview> {
  const now = clock.now();
  const count = <Kind extends Counted>(table: Record<Kind, PolicyName>) =>
    Promise.all(
      (Object.keys(table) as Kind[])
        .filter((kind) => mayAny(staff, table[kind]))
        .map(async (kind) => ({ kind, count: await countFor(db, kind, now) })),
    );
  return { decisions: await count(decisionPolicies), figures: await count(figures) };
}
