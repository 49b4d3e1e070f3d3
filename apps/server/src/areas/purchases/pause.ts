import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unlessDone } from '../../jobs/attempt.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { changePurchase } from './change-purchase.ts';
import type { Cause, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;

interface PauseWish {
  cause: Cause;
  version?: number;
  /** Resumes by itself then. @default when someone resumes it */
  until?: Date | null;
  /** The word in the log. @default pause */
  action?: string;
}

/** Stops charging a purchase and closes what it opened, until it is resumed. */
export async function pausePurchase(
  trx: Trx,
  { clock }: PurchaseDeps,
  purchaseId: number,
  { cause, until = null, ...seen }: PauseWish,
): Promise<PurchaseRow> {
  return changePurchase(trx, purchaseId, 'pause', {
    ...cause,
    ...seen,
    clock,
    data: { until: until?.toISOString() ?? null },
    set: ({ paused_at }) => ({ paused_at: paused_at ?? clock.now(), paused_until: until }),
  });
}

/** Goes on where it stopped: every date moves by as long as the pause took. */
export async function resumePurchase(
  trx: Trx,
  { clock }: PurchaseDeps,
  purchaseId: number,
  { cause, ...seen }: Omit<PauseWish, 'until'>,
): Promise<PurchaseRow> {
  const now = clock.now();
  return changePurchase(trx, purchaseId, 'resume', {
    ...cause,
    ...seen,
    clock,
    set: ({ paused_at, anchor_at, next_payment_at, expires_at, trial_ends_at }) => {
      const pausedMs = paused_at ? now.getTime() - paused_at.getTime() : 0;
      const later = (date: Date | null) => date && new Date(date.getTime() + pausedMs);
      return {
        paused_at: null,
        paused_until: null,
        anchor_at: later(anchor_at),
        next_payment_at: later(next_payment_at),
        expires_at: later(expires_at),
        trial_ends_at: trial_ends_at && trial_ends_at > now ? later(trial_ends_at) : trial_ends_at,
      };
    },
  });
}

const mostAtOnce = 200;

/** Resumes what was paused until a date that has come. */
export async function resumeDue(deps: PurchaseDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db
    .selectFrom('purchase')
    .select(['id', 'version'])
    .where('status', '=', 'paused')
    .where('paused_until', '<=', now)
    .limit(mostAtOnce)
    .execute();
  const cause = { actorId: null, reason: 'The pause is over' };
  const resume = ({ id, version }: (typeof due)[number]) =>
    deps.db.transaction().execute((trx) => resumePurchase(trx, deps, id, { cause, version }));
  await attemptEach(
    due,
    (one) => unlessDone(() => resume(one)),
    ({ id }) => `pause of purchase ${id}`,
  );
}
