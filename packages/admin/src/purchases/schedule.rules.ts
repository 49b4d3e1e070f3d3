import type { Schema } from '@uplink/api-client';
import { addMonths } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import type { Hop } from '@uplink/ui/route-path';
import type { purchasesMessages } from './purchases.messages.ts';

/** As many as a route has room for. */
const mostHops = 12;

/** '8 Apr'. */
export const dayOf = (instant: string | Date, formats: AllFormats): string =>
  formats.date(instant, { hasYear: false, timeZone: 'UTC' });

/** What was paid and what is still to come, in order: the newest of what was, then the next months. */
export function scheduleOf(
  purchase: Schema<'Purchase'>,
  payments: readonly Schema<'UserPayment'>[],
  messages: typeof purchasesMessages,
  formats: AllFormats,
): Hop[] {
  const { currency, nextPaymentDate, nextPaymentAmount, plan, status } = purchase;
  const money = (amount: number) => formats.money({ amount, currency }, true);
  const made = payments
    .filter(({ status }) => ['paid', 'failed'].includes(status))
    .toReversed()
    .map(
      ({ id, date, amount, status }): Hop => ({
        id,
        label: dayOf(date, formats),
        meta: status === 'paid' ? money(amount) : messages.declined,
        state: status === 'paid' ? 'done' : 'fault',
        stateText: status === 'paid' ? messages.paid : '',
      }),
    );
  const left = plan.months === null ? 1 : Math.max(0, plan.months - plan.monthsPaid);
  // What is paused moves its charges when it is resumed: they have no dates yet.
  const coming = nextPaymentDate === null || status === 'paused' ? 0 : left;
  const next = Array.from({ length: Math.min(coming, mostHops) }, (_, index): Hop => {
    const date = addMonths(new Date(nextPaymentDate ?? 0), index);
    return {
      id: `next-${index}`,
      label: dayOf(date, formats),
      meta: money(nextPaymentAmount ?? 0),
      state: index === 0 ? 'current' : 'open',
      stateText: '',
    };
  });
  const room = Math.max(mostHops - next.length, 4);
  return [...made.slice(-room), ...next].slice(0, mostHops);
}
