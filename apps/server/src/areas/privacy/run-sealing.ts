import type { Deps } from '../../deps.ts';
import { rewrapKeys, sealRest } from '../../vault/reseal.ts';
import { moveBirthDates } from '../account/move-birth-dates.ts';
import { resealBuyers } from './invoice-record.ts';

export interface Sealed {
  /** Texts that were stored before their column was encrypted. */
  texts: number;
  /** Keys and buyers that a former secret had encrypted. */
  keys: number;
}

/** Brings everything that is encrypted to the present columns and the present secret. Safe to repeat. */
export async function runSealing({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Sealed> {
  const texts = (await moveBirthDates({ db, config })) + (await sealRest(db, config));
  const keys = (await rewrapKeys(db, config)) + (await resealBuyers(db, config));
  return { texts, keys };
}
