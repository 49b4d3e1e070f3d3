import type { OnFault } from '../../jobs/attempt.ts';
import { announceCharges } from './announce-charges.ts';
import { chargeMonths } from './charge-months.ts';
import { freezeOverdue } from './freeze-overdue.ts';
import { resumeDue } from './pause.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { endUnclaimed } from './unclaimed.ts';

/** What time does to purchases: pauses end, what no one opened ends, months are charged and announced, debts freeze accounts. */
export async function runBilling(deps: PurchaseDeps, onFault: OnFault): Promise<void> {
  await resumeDue(deps, onFault);
  await endUnclaimed(deps, onFault);
  await chargeMonths(deps, onFault);
  await freezeOverdue(deps, onFault);
  await announceCharges(deps, onFault);
}
