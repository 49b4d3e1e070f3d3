import { firstError, phone as phoneRule, required, VALIDATION } from '@uplink/api-client/domain';

type Phone = { number: string } | { fault: string };

/**
 * A phone number as it is written around the world, or what is wrong with it. The plan of all numbers
 * is loaded by the first that is asked about: it would hold up every start.
 */
export async function readPhone(text: string): Promise<Phone> {
  const fault = firstError(text, [required, phoneRule]);
  if (fault) return { fault };
  if (!text.trim().startsWith('+')) return { fault: 'Start with + and your country code' };
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isValid() ? { number: parsed.formatInternational() } : { fault: VALIDATION.phone };
}
