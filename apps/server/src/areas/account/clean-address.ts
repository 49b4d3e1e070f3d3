import type { Schema } from '@uplink/api-client';
import { PROFILE_LENGTHS, type ProfileText, profileTextError } from '@uplink/api-client/domain';
import { cleanPlace } from './place.ts';

type Note = (field: string, fault: string | undefined) => void;

const none = { street: null, city: null, state: null, zip: null, country: null };

/** An address as it would be stored, with its faults. Null if all parts are empty. */
export function cleanAddress(
  address: Partial<Schema<'ShippingAddress'>> | null | undefined,
  note: Note = () => {},
): Schema<'ShippingAddress'> | null {
  const parts = Object.entries(address ?? {}).map(([part, text]) => {
    if (part in PROFILE_LENGTHS)
      note(`shippingAddress.${part}`, profileTextError(part as ProfileText, text ?? ''));
    return [part, text?.trim() || null] as const;
  });
  if (parts.every(([, text]) => text === null)) return null;
  const full = { ...none, ...Object.fromEntries(parts) } as Record<
    keyof typeof none,
    string | null
  >;
  return cleanPlace(full, (part, fault) => note(`shippingAddress.${part}`, fault));
}
