import { attemptAll } from '../../jobs/attempt-each.ts';
import { announceCharges } from './announce-charges.ts';
import { chargeMonths } from './charge-months.ts';
import { freezeOverdue } from './freeze-overdue.ts';
import { resumeDue } from './pause.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { endUnclaimed } from './unclaimed.ts';

/** What time does to purchases: pauses end, what no one opened ends, months are charged and announced, debts freeze accounts. */
export const runBilling = (deps: PurchaseDeps): Promise<void> =>
  attemptAll({
    resume: () => resumeDue(deps),
    unclaimed: () => endUnclaimed(deps),
    charge: () => chargeMonths(deps),
    freeze: () => freezeOverdue(deps),
    announce: () => announceCharges(deps),
  });
