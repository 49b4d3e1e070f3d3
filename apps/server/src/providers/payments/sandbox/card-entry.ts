import { isLuhnValid } from '../../../card-number.ts';
import type { DeclineCode } from '../payments.ts';
import { declineMessages } from './messages.ts';
import { scriptOf } from './scripts.ts';
import { type TestCard, testCardOf } from './test-cards.ts';

/** What a person types into the card form. */
export interface CardEntry {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  zip: string;
}

/** What is kept of it, and shown to the academy. */
export interface CardFacts {
  brand: string;
  funding: string;
  last4: string;
  expMonth: number;
  expYear: number;
  zip: string;
}

/** Why a card can't be taken, at the field that says it. */
export interface CardFault {
  field: 'number' | 'expiry' | 'cvc' | 'zip';
  code: DeclineCode | 'invalidNumber' | 'notATestCard' | 'invalidExpiry' | 'invalidZip';
  message: string;
}

type Checked = { facts: CardFacts; card: TestCard } | { fault: CardFault };

/** Accepts published test numbers only: a real card must never be entered here. */
export function checkCard(entry: CardEntry, now: Date): Checked {
  const number = entry.number.replace(/[\s-]/g, '');
  const card = testCardOf(number);
  if (!card) return { fault: numberFault(number) };
  const fault = expiryFault(entry, now) ?? cvcFault(entry, card) ?? zipFault(entry);
  if (fault) return { fault };
  const { brand, funding, script } = card;
  const [expMonth, expYear] = scriptOf(script).expires
    ? [now.getUTCMonth() + 1, now.getUTCFullYear()]
    : [entry.expMonth, entry.expYear];
  const facts = { brand, funding, last4: number.slice(-4), expMonth, expYear, zip: entry.zip };
  return { facts, card };
}

function numberFault(number: string): CardFault {
  const isNumber = /^\d{12,19}$/.test(number) && isLuhnValid(number);
  if (!isNumber)
    return { field: 'number', code: 'invalidNumber', message: 'Your card number is invalid.' };
  return {
    field: 'number',
    code: 'notATestCard',
    message: 'This is a test form. Never enter a real card here: use 4242 4242 4242 4242.',
  };
}

/** Cards are good to the last day of their month. */
export function isExpired(
  { expMonth, expYear }: Pick<CardFacts, 'expMonth' | 'expYear'>,
  now: Date,
) {
  return Date.UTC(expYear, expMonth, 1) <= now.getTime();
}

function expiryFault(entry: CardEntry, now: Date): CardFault | undefined {
  const { expMonth, expYear } = entry;
  const isMonth = Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12;
  const isYear = Number.isInteger(expYear) && expYear >= 2000 && expYear < 2100;
  if (!isMonth || !isYear || expYear > now.getUTCFullYear() + 50)
    return {
      field: 'expiry',
      code: 'invalidExpiry',
      message: "Your card's expiration date is invalid.",
    };
  if (!isExpired(entry, now)) return undefined;
  return { field: 'expiry', code: 'expiredCard', message: declineMessages.expiredCard };
}

function cvcFault({ cvc }: CardEntry, card: TestCard): CardFault | undefined {
  const digits = card.brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/;
  if (digits.test(cvc)) return undefined;
  return {
    field: 'cvc',
    code: 'incorrectCvc',
    message: "Your card's security code is incomplete.",
  };
}

function zipFault({ zip }: CardEntry): CardFault | undefined {
  if (/^[\dA-Za-z][\dA-Za-z -]{1,9}$/.test(zip)) return undefined;
  return { field: 'zip', code: 'invalidZip', message: 'Your zip is invalid.' };
}
