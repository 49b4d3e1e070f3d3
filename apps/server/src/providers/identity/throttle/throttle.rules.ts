const hour = 3600;

/** How many tries are free, and how long each further one waits. */
export interface Limit {
  free: number;
  firstWaitSeconds: number;
  /** Each wait is twice the one before, up to this. */
  longestWaitSeconds: number;
  /** Tries are forgotten after this long without one. */
  forgottenAfterSeconds: number;
}

const wrongPasswords = {
  free: 5,
  firstWaitSeconds: 60,
  longestWaitSeconds: hour / 4,
  forgottenAfterSeconds: 24 * hour,
};
const mails = {
  free: 5,
  firstWaitSeconds: hour,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: hour,
};

const coupons = { firstWaitSeconds: hour, longestWaitSeconds: hour, forgottenAfterSeconds: hour };

/** How many cards reach the provider: someone who tries stolen ones needs hundreds. */
const cards = {
  free: 10,
  firstWaitSeconds: hour,
  longestWaitSeconds: 24 * hour,
  forgottenAfterSeconds: 24 * hour,
};

/** Orders on checkout pages, whatever becomes of them. */
const orders = {
  free: 20,
  firstWaitSeconds: hour / 4,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: hour,
};

/** Edits of what someone wrote to others, each of which is converted. */
const edits = {
  free: 30,
  firstWaitSeconds: hour / 6,
  longestWaitSeconds: hour / 6,
  forgottenAfterSeconds: hour / 6,
};

/** Visits without a name, each of which is a row. */
const visits = {
  free: 100,
  firstWaitSeconds: 6 * hour,
  longestWaitSeconds: 6 * hour,
  forgottenAfterSeconds: 6 * hour,
};

/**
 * A person's own mistakes are counted for their account and network together, so that a stranger
 * elsewhere cannot lock them out. The wider limits stop many networks trying one account, and one
 * network trying many accounts.
 */
export const limits = {
  signIn: wrongPasswords,
  signInDevice: wrongPasswords,
  signInAccount: { ...wrongPasswords, free: 100 },
  signInOrigin: { ...wrongPasswords, free: 100, forgottenAfterSeconds: hour },
  secondStep: wrongPasswords,
  secondStepAccount: { ...wrongPasswords, free: 50 },
  mail: mails,
  mailAddress: { ...mails, free: 20 },
  mailOrigin: { ...mails, free: 100 },
  lead: { ...orders, free: 20 },
  coupon: { ...coupons, free: 10 },
  couponOrigin: { ...coupons, free: 20 },
  card: cards,
  cardDevice: cards,
  cardOrigin: cards,
  cardDecline: { ...cards, free: 3 },
  cardDeclineOrigin: { ...cards, free: 3 },
  order: orders,
  orderDevice: orders,
  orderAddress: orders,
  orderOrigin: { ...orders, free: 100 },
  postEdit: edits,
  click: visits,
  pageView: visits,
} satisfies Record<string, Limit>;

export type TryKind = keyof typeof limits;

/** Something that may be tried a limited number of times. */
export interface Try {
  kind: TryKind;
  key: string;
}

/** What a sign-in counts against. A device that signed in before has its own count and no other. */
export function signInTries(email: string, origin: string, device: string | undefined): Try[] {
  if (device) return [{ kind: 'signInDevice', key: `${email} ${device}` }];
  return [
    { kind: 'signIn', key: `${email} ${origin}` },
    { kind: 'signInAccount', key: email },
    { kind: 'signInOrigin', key: origin },
  ];
}

/** What a code or passkey after the password counts against. */
export function secondStepTries(userId: number, origin: string): Try[] {
  return [
    { kind: 'secondStep', key: `${userId} ${origin}` },
    { kind: 'secondStepAccount', key: String(userId) },
  ];
}

/** What a mail that a stranger can ask for counts against. */
export function mailTries(email: string, origin: string): Try[] {
  return [
    { kind: 'mail', key: `${email} ${origin}` },
    { kind: 'mailAddress', key: email },
    { kind: 'mailOrigin', key: origin },
  ];
}

/** What a coupon counts against: whoever enters it, if they are known, and where they do. */
export function couponTries(userId: number | null, origin: string): Try[] {
  const ofOrigin: Try = { kind: 'couponOrigin', key: origin };
  return userId === null ? [ofOrigin] : [{ kind: 'coupon', key: String(userId) }, ofOrigin];
}

/** What a card or wallet that is added counts against. */
export function cardTries(userId: number, origin: string, device: string): Try[] {
  return [
    { kind: 'card', key: String(userId) },
    { kind: 'cardDevice', key: device },
    { kind: 'cardOrigin', key: origin },
  ];
}

/** What a declined card counts against: after a few of them the reasons are no longer given. */
export function cardDeclines(userId: number, origin: string): Try[] {
  return [
    { kind: 'cardDecline', key: String(userId) },
    { kind: 'cardDeclineOrigin', key: origin },
  ];
}

/** What an order on a checkout page counts against. */
export function orderTries({
  origin,
  device,
  email,
}: {
  origin: string;
  device: string;
  email: string | undefined;
}): Try[] {
  return [
    { kind: 'orderDevice', key: device },
    { kind: 'orderOrigin', key: origin },
    ...(email === undefined
      ? []
      : [
          { kind: 'order' as const, key: `${email} ${origin}` },
          { kind: 'orderAddress' as const, key: email },
        ]),
  ];
}
