import type { Schema } from '@uplink/api-client';
import { RETENTION_DAYS } from '@uplink/api-client/domain';

export type RewardProgram = Schema<'RewardProgram'>;

/** How long the last click by someone's link counts. */
export const COOKIE_DAYS = RETENTION_DAYS.referralClicks;

export interface Tier {
  from_count: number;
  name: string;
  amount: number;
  share: number;
}

/** The tier for a number of enrollments. Tiers begin with the first enrollment. */
export function tierOf<Row extends Pick<Tier, 'from_count'>>(
  tiers: readonly Row[],
  count: number,
): Row {
  const reached = tiers.filter(({ from_count }) => from_count <= Math.max(1, count));
  const [first] = tiers;
  if (!first) throw new Error('A program has at least one tier.');
  return reached.reduce((best, one) => (one.from_count > best.from_count ? one : best), first);
}

/** The tier of a person's next enrollment; ambassadors have at least the one they were given. */
export function nextTierOf<Row extends Pick<Tier, 'from_count'>>(
  tiers: readonly Row[],
  { program, enrollments, given }: { program: RewardProgram; enrollments: number; given: number },
): Row {
  const next = enrollments + 1;
  return tierOf(tiers, program === 'ambassador' ? Math.max(next, given) : next);
}

/**
 * What an enrollment earns, and how much of the price must be paid before it is earned. The reward is always
 * less than what was paid for it.
 */
export function rewardOf({ amount, share }: Pick<Tier, 'amount' | 'share'>, price: number) {
  const part = Math.floor((price * share) / 10_000);
  return part > amount
    ? { amount, needed: Math.ceil((amount * 10_000) / share) }
    : { amount: part, needed: price };
}

export interface Person {
  email: string;
  phone: string | null;
  cards: readonly string[];
}

export type Suspicion = 'email' | 'phone' | 'card' | 'address' | 'browser';

/** What a referrer and the person who enrolled have in common; a person decides what that means. */
export function suspicionsOf(one: Person, other: Person, isSameBrowser: boolean): Suspicion[] {
  const same = (a: string | null, b: string | null) => Boolean(a) && a === b;
  const found: Record<Suspicion, boolean> = {
    email: mailboxOf(one.email) === mailboxOf(other.email),
    phone: same(digitsOf(one.phone), digitsOf(other.phone)),
    card: one.cards.some((card) => other.cards.includes(card)),
    // Found out before the reward is given: it is encrypted.
    address: false,
    browser: isSameBrowser,
  };
  return (Object.keys(found) as Suspicion[]).filter((name) => found[name]);
}

interface Address {
  street: string | null;
  zip: string | null;
}

/** Whether two people wrote the same street and zip code, in whatever spelling. */
export function isSameAddress(one: Address, other: Address): boolean {
  const wordsOf = ({ street, zip }: Address) =>
    street && zip ? `${street}${zip}`.toLowerCase().replace(/[^a-z0-9]/g, '') : '';
  return wordsOf(one) !== '' && wordsOf(one) === wordsOf(other);
}

/** Addresses with dots or a tag before the @ reach the same mailbox at many providers. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

const digitsOf = (phone: string | null) => phone?.replace(/\D/g, '').slice(-9) ?? null;
