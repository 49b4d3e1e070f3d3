import {
  EMAIL_LOCAL_PART_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_KINDS,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  WEB_ADDRESS_MAX_LENGTH,
} from '../constants.ts';
import { VALIDATION } from './validation.messages.ts';

/** Validation rules of the specification, section 5. Each returns the sentence to show, or undefined. */

export type Rule<Value = string> = (value: Value) => string | undefined;

export const required: Rule<string | null | undefined> = (value) =>
  value === null || value === undefined || value.trim() === '' ? VALIDATION.required : undefined;

const ipv4 = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/;
/** Labels of letters, digits and inner hyphens; the last may be an internationalised one. */
const host = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/** local-part@domain without brackets, spaces or commas in the local part; an IPv4 literal is a domain. */
export const email: Rule = (value) => {
  const message = VALIDATION.email;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  const domain = value.slice(at + 1);
  if (at < 1 || value.length > EMAIL_MAX_LENGTH) return message;
  if (local.length > EMAIL_LOCAL_PART_MAX_LENGTH) return message;
  if (/[<>()[\]\\,;:\s@"]/.test(local) || /^\.|\.\.|\.$/.test(local)) return message;
  const address = ipv4.exec(domain);
  const isHost = address
    ? address.slice(1).every((part) => Number(part) <= 255)
    : host.test(domain);
  return isHost ? undefined : message;
};

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*(),.?":{}|<>]/];

/** How many of the four kinds of characters a text contains. */
export function passwordKinds(value: string): number {
  return kinds.filter((kind) => kind.test(value)).length;
}

/** 8 to 128 characters with 3 of 4 kinds. */
export const password: Rule = (value) => {
  const isLongEnough = value.length >= PASSWORD_MIN_LENGTH && value.length <= PASSWORD_MAX_LENGTH;
  return isLongEnough && passwordKinds(value) >= PASSWORD_MIN_KINDS
    ? undefined
    : VALIDATION.password;
};

export function samePassword(first: string): Rule {
  return (value) => (value === first ? undefined : VALIDATION.samePassword);
}

export function atLeast(minimum: number): Rule<number> {
  return (value) => (value >= minimum ? undefined : VALIDATION.atLeast(minimum));
}

export function atMost(maximum: number): Rule<number> {
  return (value) => (value <= maximum ? undefined : VALIDATION.atMost(maximum));
}

export const integer: Rule = (value) => (/^\d+$/.test(value) ? undefined : VALIDATION.integer);

export function pattern(expression: RegExp): Rule {
  return (value) => (expression.test(value) ? undefined : VALIDATION.pattern);
}

/** http or https, with an optional www. */
export const webAddress: Rule = (value) => {
  const wrong = VALIDATION.pattern;
  if (value.length > WEB_ADDRESS_MAX_LENGTH || !/^https?:\/\/\S+$/i.test(value)) return wrong;
  try {
    return host.test(new URL(value).hostname) ? undefined : wrong;
  } catch {
    return wrong;
  }
};

/** Whether it is a web address by https without a name and password in it, as all must be that others are sent to. */
export function isSecureAddress(value: string): boolean {
  if (!/^https:/i.test(value) || webAddress(value) !== undefined) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** # and 3 or 6 hex digits. */
export const hexColour: Rule = pattern(/^#([\da-f]{3}|[\da-f]{6})$/i);

export function maxLength(maximum: number): Rule {
  return (value) => ([...value].length <= maximum ? undefined : VALIDATION.maxLength(maximum));
}

export function minLength(minimum: number): Rule {
  return (value) => ([...value].length >= minimum ? undefined : VALIDATION.minLength(minimum));
}

/** International or national digits with the usual separators, 7 to 15 digits. */
export const phone: Rule = (value) => {
  const { length } = value.replace(/\D/g, '');
  const isNumber = /^\+?[\d\s().-]+$/.test(value);
  return isNumber && length >= PHONE_MIN_DIGITS && length <= PHONE_MAX_DIGITS
    ? undefined
    : VALIDATION.phone;
};

/** The first message of several rules. */
export function firstError<Value>(value: Value, rules: readonly Rule<Value>[]): string | undefined {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== undefined) return message;
  }
  return undefined;
}
