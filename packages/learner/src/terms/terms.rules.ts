import type { Schema } from '@uplink/api-client';
import { email, maxLength, type Rule, required, VALIDATION } from '@uplink/api-client/domain';
import type { Signature } from './signature-field.tsx';

/** What the form holds until it is sent. */
export interface TermsValues {
  name: string;
  birthDate: string;
  email: string;
  phone: string;
  address: string;
  signatureText: string;
  initialsText: string;
}

const isDate: Rule = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
    ? undefined
    : VALIDATION.pattern;

export const termsRules = {
  name: [required, maxLength(120)],
  birthDate: [required, isDate],
  email: [required, email],
  phone: [required, maxLength(40)],
  address: [required, maxLength(300)],
} satisfies Partial<Record<keyof TermsValues, Rule[]>>;

/** What the profile knows, for a start; the initials of the name. */
export function toTermsValues(prefill: Schema<'TermsPrefill'>): TermsValues {
  const initials = prefill.name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('');
  return { ...prefill, signatureText: prefill.name, initialsText: initials };
}

/** Whether someone signed, in the way they chose. */
export function isSigned({ way, text, drawing }: Signature): boolean {
  return way === 'typed' ? text.trim() !== '' : drawing !== null;
}
