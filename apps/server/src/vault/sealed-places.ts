import type { DB } from '../db/schema.ts';
import { openText, type Secrets } from '../sealed.ts';

interface SealedPlace {
  table: keyof DB;
  column: string;
  /** The column with the person whose key it is. */
  owner: string;
  /** A JSON column, which holds the encrypted text as a string. */
  isJson?: true;
  /** What stood there before it was encrypted by person. @default the text itself */
  former?: (stored: string, secrets: Secrets) => string;
}

/**
 * Every column that is encrypted with the key of a person. What staff search, sort or compare by stays in the
 * clear, and what the law keeps after an account is deleted.
 */
export const SEALED_PLACES = {
  'authenticator.sealed_key': {
    table: 'authenticator',
    column: 'sealed_key',
    owner: 'user_id',
    former: (stored, secrets) => openText(stored, { ...secrets, purpose: 'authenticator' }),
  },
  'user_note.note': { table: 'user_note', column: 'note', owner: 'user_id' },
} as const satisfies Record<string, SealedPlace>;

export type PlaceName = keyof typeof SEALED_PLACES;

export const sealedPlaces = Object.entries(SEALED_PLACES) as [PlaceName, SealedPlace][];
