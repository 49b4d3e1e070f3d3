import type { Schema } from '@uplink/api-client';

/** What was bought, and what is offered after it. */
interface Bought {
  purchase: Schema<'Purchase'>;
  next: Schema<'PurchaseResult'>['next'];
  /** What has to be finished first. */
  waitsFor: Schema<'WaitsFor'> | undefined;
}

/**
 * The state of a purchase. Orders carry `requestId`: one whose answer was lost is asked for by it, and sent
 * again with it, so that it is placed once. After a decline the next try is another order.
 */
export type PurchasePhase =
  | { step: 'form'; requestId: string; fault?: string }
  | { step: 'paying'; requestId: string }
  | { step: 'confirming'; requestId: string; confirmation: Schema<'Confirmation'> }
  | { step: 'processing'; requestId: string }
  | ({ step: 'bought' } & Bought);

export type PurchaseEvent =
  | { do: 'pay' }
  /** The order was not sent, or refused before it was placed. */
  | { do: 'refuse'; fault: string; newId: string }
  /** No one knows what became of the order. */
  | { do: 'lose' }
  | { do: 'answer'; result: Schema<'PurchaseResult'>; newId: string }
  /** The server never got the order. */
  | { do: 'giveBack' };

/** The next phase; an event that does not fit the phase changes nothing. */
export function nextPhase(phase: PurchasePhase, event: PurchaseEvent): PurchasePhase {
  if (phase.step === 'bought') return phase;
  const { requestId } = phase;
  switch (event.do) {
    case 'pay':
      return phase.step === 'form' ? { step: 'paying', requestId } : phase;
    case 'refuse':
      return { step: 'form', requestId: event.newId, fault: event.fault };
    case 'lose':
      return phase.step === 'form' ? phase : { step: 'processing', requestId };
    case 'giveBack':
      return { step: 'form', requestId };
    case 'answer':
      return answered(phase, event);
  }
}

function answered(
  phase: Exclude<PurchasePhase, { step: 'bought' }>,
  { result, newId }: Extract<PurchaseEvent, { do: 'answer' }>,
): PurchasePhase {
  const { requestId } = phase;
  // The answer to another order, from before the form was changed.
  if (result.requestId !== requestId) return phase;
  if (result.state === 'bought' && result.purchase)
    return {
      step: 'bought',
      purchase: result.purchase,
      next: result.next,
      waitsFor: result.waitsFor,
    };
  if (result.state === 'confirmationNeeded' && result.confirmation)
    return { step: 'confirming', requestId, confirmation: result.confirmation };
  if (result.state === 'declined')
    return { step: 'form', requestId: newId, fault: result.decline?.message ?? '' };
  return { step: 'processing', requestId };
}

/** The plan that is chosen: what the buyer picked if it is still in the list, else the default one. */
export function chosenPrice(
  prices: readonly Schema<'Price'>[],
  pickedId: number | undefined,
): Schema<'Price'> | undefined {
  return (
    prices.find(({ id }) => id === pickedId) ?? prices.find((price) => price.isDefault) ?? prices[0]
  );
}

/** Offers that can be accepted: what was free, or paid with credit, has no card or wallet to charge. */
export const payableOffers = (
  offers: readonly Schema<'Crosssell'>[],
  { paymentType }: Pick<Schema<'Purchase'>, 'paymentType'>,
): Schema<'Crosssell'>[] =>
  offers.filter(({ price }) => paymentType !== 'noCharge' || price.amount.amount === 0);

/** The offer to make now: after the answers so far, each offer once. */
export function nextOffer(
  offers: readonly Schema<'Crosssell'>[],
  answers: ReadonlyMap<number, boolean>,
): Schema<'Crosssell'> | undefined {
  return offers.find(({ id, type, parentId }) => {
    if (answers.has(id)) return false;
    if (parentId === null) return true;
    const wasAccepted = answers.get(parentId);
    return wasAccepted !== undefined && wasAccepted === (type === 'upsell');
  });
}
