import { firstError, phone as phoneRule, required } from '@uplink/api-client/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

type Phone = { number: string } | { fault: string };

/** A phone number as it is written around the world, or what is wrong with it. */
export function readPhone(text: string): Phone {
  const fault = firstError(text, [required, phoneRule]);
  if (fault) return { fault };
  if (!text.trim().startsWith('+'))
    return { fault: 'Please start with + and the code of your country' };
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isValid()
    ? { number: parsed.formatInternational() }
    : { fault: 'Please enter a valid phone number' };
}
