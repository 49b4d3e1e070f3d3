import type {
  Charge,
  PaymentKind,
  PaymentProvider,
  Refund,
} from '../../providers/payments/payments.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

/** What a process says that is killed. */
export class Killed extends Error {}

/**
 * A process that is killed after a number of steps: before and after each transaction, and each charge and refund at the
 * provider.
 */
export function killedAfter(deps: PurchaseDeps, steps: number): PurchaseDeps {
  let left = steps;
  const pass = () => {
    if (left === 0) throw new Killed();
    left -= 1;
  };
  const around = async <Done>(work: () => Promise<Done>): Promise<Done> => {
    pass();
    const done = await work();
    pass();
    return done;
  };
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof own === 'function' ? own.bind(target) : own;
      return () => ({
        execute: (work: Parameters<ReturnType<typeof target.transaction>['execute']>[0]) =>
          around(() => target.transaction().execute(work)),
      });
    },
  });
  const dying = <Kind extends PaymentKind>(provider: PaymentProvider<Kind>) => ({
    ...provider,
    charge: (wish: Charge) => around(() => provider.charge(wish)),
    refund: (wish: Refund) => around(() => provider.refund(wish)),
  });
  return {
    ...deps,
    db,
    payments: { card: dying(deps.payments.card), wallet: dying(deps.payments.wallet) },
  };
}
