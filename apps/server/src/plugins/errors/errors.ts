import type { Schema } from '@uplink/api-client';

type Details = Partial<
  Pick<
    Schema<'Error'>,
    'fieldErrors' | 'reason' | 'next' | 'current' | 'confirmation' | 'quote' | 'order' | 'syllabus'
  >
>;

/** A refusal: its message is written for people and reaches them as it is. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const unauthenticated = (message = 'Your session has ended. Sign in again to continue.') =>
  new Refusal(401, 'unauthenticated', message);

export const forbidden = (message: string) => new Refusal(403, 'forbidden', message);

/** Work of a learner is for them and the mentors of its product. */
export const foreignSubmission = () => forbidden('This submission belongs to another learner.');

export const notFound = (message: string) => new Refusal(404, 'notFound', message);

/** An address that no page and no operation has. */
export const nothingAtAddress = () => notFound('Nothing was found at this address.');

export const conflict = (message: string) => new Refusal(409, 'conflict', message);

/** Files that differ from what was recorded are never served. */
export const damaged = () =>
  new Refusal(404, 'damaged', "This file is damaged and can't be opened. Contact support.");

/** A decision on an outdated state: the error carries the current one. */
export const stale = (current: Schema<'CurrentState'>) =>
  new Refusal(
    409,
    'conflict',
    `${current.by?.name ?? 'Someone else'} changed this in the meantime. Review the changes before you continue.`,
    { current },
  );

/** A change of an outline that looks different by now: the error carries the current one. */
export const treeChanged = (syllabus: Schema<'Syllabus'>) =>
  new Refusal(
    409,
    'conflict',
    'The outline was changed in the meantime. It is up to date again now: repeat your change if you still want it.',
    { syllabus },
  );

/** Work that someone else is reviewing; their claim ends after this many minutes. */
export const taken = (
  current: Schema<'CurrentState'> & { claim: Schema<'ReviewClaim'> },
  minutes: number,
) =>
  new Refusal(
    409,
    'conflict',
    `${current.claim.by.name} is reviewing this. You can take over when they release it, or in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { current },
  );

/** An order that costs something else than the buyer saw: nothing was placed, and the error has the new quote of a product. */
export const priceChanged = (quote?: Schema<'Quote'>) =>
  new Refusal(409, 'priceChanged', 'The price has changed. Review the new amount before you pay.', {
    quote,
  });

/** An order that would charge its new owner something else than they saw: nothing was added, and the error has it as it is now. */
export const nextChargeChanged = (order: Schema<'MailedOrder'>) =>
  new Refusal(
    409,
    'priceChanged',
    'The next charge has changed. Review it before you add this to your account.',
    { order },
  );

export const gone = (message: string) => new Refusal(410, 'gone', message);

export const tooLarge = (message: string) => new Refusal(413, 'tooLarge', message);

/** Asked for too often: what, and when to try again. */
export const tooManyRequests = (message: string) => new Refusal(429, 'tooManyRequests', message);

export const storageFull = () =>
  new Refusal(
    507,
    'storageFull',
    "We can't save this right now because our storage is full. Try again later.",
  );

/** Input that breaks a rule, by field where there is one. */
export const unprocessable = (message: string, fieldErrors?: Record<string, string>) =>
  new Refusal(422, 'validation', message, fieldErrors && { fieldErrors });

/** The provider declined: nothing was stored. */
export const paymentDeclined = (message: string) => new Refusal(402, 'paymentDeclined', message);

/** Something that opens later: why it is closed and what opens it. */
export const locked = ({ reason, ...next }: Schema<'Lock'>) =>
  new Refusal(403, 'locked', reason, { reason, next });
