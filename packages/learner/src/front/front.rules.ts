import type { Schema } from '@uplink/api-client';
import { lessonPath, productPath } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import { lengthOf, lessonTimeOf, type productWords } from '@uplink/kit/products';
import type { frontMessages } from './front.messages.ts';

type Card = Schema<'FrontCard'>;

/** The kinds of products in the order of the menu. */
const kinds = [
  { type: 1, base: '/programs', name: 'program' },
  { type: 2, base: '/courses', name: 'course' },
  { type: 3, base: '/projects', name: 'project' },
  { type: 10, base: '/practice-labs', name: 'lab' },
  { type: 8, base: '/bundles', name: 'bundle' },
] as const;

/** Each kind with what one and many of it are called. */
export const frontKinds = (messages: typeof frontMessages) =>
  kinds.map(({ name, ...kind }) => ({ ...kind, ...messages.kindNames[name] }));

export function frontKind(type: number, messages: typeof frontMessages) {
  const kind = frontKinds(messages).find((one) => one.type === type);
  if (!kind) throw new Error(`Products of type ${type} have no public page.`);
  return kind;
}

/** 'Free course', 'Exam prep'. */
export function kindLabel({ type, subtype, price }: Card, messages: typeof frontMessages): string {
  const label = type === 10 && subtype ? messages.labTypes[subtype] : frontKind(type, messages).one;
  return price?.type === 'free' ? messages.freeCourse(label) : label;
}

interface Texts {
  words: typeof productWords;
  formats: AllFormats;
}

/** 'Intermediate · 5 h 30 min of lessons', 'Beginner · 6 months'. */
export function factsOf(
  card: Card,
  messages: typeof frontMessages,
  { words, formats }: Texts,
): string {
  const { level } = card;
  return [level && messages.levels[level], lengthOf(card, words, formats)]
    .filter(Boolean)
    .join(' · ');
}

/** How long a product takes and how long its lessons are, as its page says in the app too. */
export function durationOf(
  card: Card,
  messages: typeof frontMessages,
  { words, formats }: Texts,
): string {
  const { duration } = card;
  const pace = duration ? messages.partTime(formats.duration(duration)) : messages.selfPaced;
  return [pace, lessonTimeOf(card, words, formats)].filter(Boolean).join(', ');
}

/** What a plan costs in all; of a subscription, a month. */
export function planAmount(
  price: Schema<'Price'>,
  messages: typeof frontMessages,
  formats: AllFormats,
): string {
  return price.type === 'free' ? messages.free : formats.money(price.total ?? price.amount, true);
}

/** Signing in, and back to this address. */
export function signInPath(returnPath: string, mode?: 'signUp'): string {
  const query = new URLSearchParams({ returnPath });
  if (mode) query.set('mode', mode);
  return `/session/login?${query}`;
}

/** The page of a product with its purchase open, for people with an account. */
export function inAppPath(card: Card): string {
  const query = new URLSearchParams({ 'in-app': card.uniqueName, type: String(card.type) });
  return `${productPath(card)}?${query}`;
}

interface FreeLesson {
  path: string;
  count: number;
}

/** The first lesson that is open to everyone, and how many there are. */
export function freeLessonOf({ card, sections }: Schema<'FrontProduct'>): FreeLesson | undefined {
  const free = sections.flatMap(({ id: sectionId, lessons }) =>
    lessons.filter(({ isFree }) => isFree).map(({ id }) => ({ id, sectionId })),
  );
  const [first] = free;
  return first && { path: lessonPath({ ...first, product: card }), count: free.length };
}

export type BuyState = 'notOnSale' | 'free' | 'buy' | 'apply' | 'account' | 'ask';

/** What a visitor can do about a product. */
export function buyStateOf({ card, checkout }: Schema<'FrontProduct'>): BuyState {
  if (!card.isOnSale) return 'notOnSale';
  if (card.price?.type === 'free') return 'free';
  if (checkout !== null && card.price !== null) return 'buy';
  if (card.type === 1) return 'apply';
  return card.price === null ? 'ask' : 'account';
}

/** The checkout page of a product, with the coupon of this address unless the page has it of its own. */
export function checkoutPath({ checkout, couponCode, asksCoupon }: Schema<'FrontProduct'>): string {
  const query = couponCode && asksCoupon ? `?${new URLSearchParams({ coupon: couponCode })}` : '';
  return `/checkout/${checkout}${query}`;
}
