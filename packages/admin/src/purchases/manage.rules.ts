import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyName, toPaymentType } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import type { manageMessages } from './manage.messages.ts';

type Purchase = Schema<'Purchase'>;
export type ManageAction = keyof typeof manageMessages.actions;

/** An action of the menu: what it is now, or why it is off. */
export interface ManageItem {
  action: ManageAction;
  detail: string;
  isOff: boolean;
}

export interface ManageGroup {
  id: keyof typeof manageMessages.groups;
  items: ManageItem[];
}

/** Who looks at the purchase. */
export interface Staff {
  id: number;
  roles: readonly string[];
}

const groups: Record<ManageGroup['id'], readonly ManageAction[]> = {
  money: ['charge', 'refund', 'updateNextChargeDate', 'switchPaymentMethod'],
  access: [
    'pause',
    'setPauseDate',
    'resume',
    'extend',
    'cancelSubscription',
    'reactivateSubscription',
  ],
  final: ['reset', 'remove'],
};

const rights: Partial<Record<ManageAction, PolicyName>> = {
  charge: 'chargePurchase',
  refund: 'refundPurchase',
  updateNextChargeDate: 'rebillPurchase',
  reset: 'rebillPurchase',
  remove: 'removePurchase',
};

/** The menu of a purchase: what can't be done stays there and says why. */
export function manageGroups(
  purchase: Purchase,
  staff: Staff & { isBuyer: boolean },
  messages: typeof manageMessages,
  formats: AllFormats,
): ManageGroup[] {
  const refusals = impossible(messages.why);
  const whyOff = (action: ManageAction) => {
    if (staff.isBuyer) return messages.why.own;
    if (!mayAny(staff, rights[action] ?? 'changePurchase')) return messages.why.role;
    return refusals[action](purchase);
  };
  return (Object.keys(groups) as ManageGroup['id'][]).map((id) => ({
    id,
    items: groups[id].map((action) => {
      const why = whyOff(action);
      const detail = why ?? detailOf(action, purchase, messages, formats);
      return { action, detail, isOff: why !== undefined };
    }),
  }));
}

/** Credits alone paid for it, and are not back: they are given back whole. */
export const isOfCredits = ({ status, amountPaid, credit }: Purchase) =>
  amountPaid === 0 && credit > 0 && !['refund', 'deleted'].includes(status);

const isLive = ({ status }: Purchase) => ['active', 'failed'].includes(status);

type Refusals = Record<ManageAction, (purchase: Purchase) => string | undefined>;

const impossible = (why: typeof manageMessages.why): Refusals => ({
  charge: (purchase) => {
    if (purchase.status === 'paused') return why.paused;
    return isLive(purchase) && purchase.balanceDue > 0 ? undefined : why.nothingDue;
  },
  refund: (purchase) =>
    purchase.amountPaid > 0 || isOfCredits(purchase) ? undefined : why.nothingPaid,
  updateNextChargeDate: (purchase) =>
    isLive(purchase) && purchase.nextPaymentDate ? undefined : why.notCharged,
  switchPaymentMethod: ({ nextPaymentDate, status }) =>
    nextPaymentDate && ['active', 'failed', 'paused'].includes(status) ? undefined : why.notCharged,
  pause: ({ status }) => (status === 'active' ? undefined : why.notActive),
  setPauseDate: ({ status }) => (status === 'paused' ? undefined : why.notPaused),
  resume: ({ status }) => (status === 'paused' ? undefined : why.notPaused),
  extend: ({ expiry }) => (expiry ? undefined : why.noExpiry),
  cancelSubscription: ({ plan, actions }) =>
    plan.type !== 'subscription'
      ? why.noSubscription
      : actions.includes('cancelSubscription')
        ? undefined
        : why.ended,
  reactivateSubscription: ({ plan, actions }) =>
    plan.type !== 'subscription'
      ? why.noSubscription
      : actions.includes('reactivateSubscription')
        ? undefined
        : why.running,
  reset: ({ status }) =>
    ['active', 'failed', 'paused', 'cancelled'].includes(status) ? undefined : why.ended,
  remove: ({ status }) => (status === 'deleted' ? why.removed : undefined),
});

function detailOf(
  action: ManageAction,
  purchase: Purchase,
  messages: typeof manageMessages,
  formats: AllFormats,
): string {
  const { details } = messages;
  const { balanceDue: amount, currency, nextPaymentDate, pausedUntil, expiry } = purchase;
  switch (action) {
    case 'charge':
      return details.charge(formats.money({ amount, currency }));
    case 'refund':
      return isOfCredits(purchase)
        ? details.refundCredits(formats.money({ amount: purchase.credit, currency }))
        : details.refund;
    case 'updateNextChargeDate':
      return details.updateNextChargeDate(formats.date(nextPaymentDate ?? ''));
    case 'switchPaymentMethod':
      return details.switchPaymentMethod(
        messages.paymentTypes[toPaymentType(purchase.paymentType)],
      );
    case 'setPauseDate':
      return details.setPauseDate(pausedUntil ? formats.date(pausedUntil) : messages.untilResumed);
    case 'extend':
      return details.extend(formats.date(expiry ?? ''));
    case 'cancelSubscription':
      return details.cancelSubscription(expiry ? formats.date(expiry) : '');
    default:
      return details[action];
  }
}
