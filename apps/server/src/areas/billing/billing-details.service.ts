import type { Schema } from '@uplink/api-client';
import type { Kysely, Selectable } from 'kysely';
import type { BillingDetail, DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import type { Secrets } from '../../sealed.ts';
import { openRows, sealRow } from '../../vault/vault.ts';
import { requirePlace } from '../account/place.ts';
import { lockAccess } from '../grants/grants.service.ts';

type Details = Schema<'BillingDetails'>;

/** The company and address on someone's receipts: as they are now, or as they were at a moment. */
export async function readDetails(
  db: Kysely<DB>,
  secrets: Secrets,
  userId: number,
  at?: Date,
): Promise<Details> {
  let query = db.selectFrom('billing_detail').selectAll().where('user_id', '=', userId);
  if (at) query = query.where('created_at', '<=', at);
  const rows = await query.orderBy('version', 'desc').limit(1).execute();
  const [row] = await openRows(db, secrets, 'billing_detail', rows);
  return row ? toDetails(row) : noDetails;
}

/** Keeps them as a new version: receipts of former payments stay as they are. */
export async function saveDetails(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  { version, ...sent }: Details,
): Promise<Details> {
  const details = requirePlace(trimmed(sent));
  return db.transaction().execute(async (trx) => {
    await lockAccess(trx, userId);
    const { version: stored, ...before } = await readDetails(trx, config, userId);
    if (JSON.stringify(before) === JSON.stringify(details)) return { ...before, version: stored };
    if (stored !== version)
      throw conflict('Your billing details were changed in another tab or on another device.');
    const { companyName, taxId, ...address } = details;
    const row = { company_name: companyName, tax_id: taxId, ...address };
    const of = { userId, table: 'billing_detail' } as const;
    await trx
      .insertInto('billing_detail')
      .values({
        ...(await sealRow(trx, config, of, row)),
        user_id: userId,
        version: version + 1,
        created_at: clock.now(),
      })
      .execute();
    return { ...details, version: version + 1 };
  });
}

function trimmed(details: Omit<Details, 'version'>): Omit<Details, 'version'> {
  const { companyName, taxId, street, city, state, zip, country } = details;
  const clean = (text: string | null) => text?.trim() || null;
  return {
    companyName: clean(companyName),
    taxId: clean(taxId),
    street: clean(street),
    city: clean(city),
    state: clean(state),
    zip: clean(zip),
    country: clean(country),
  };
}

/** Of a buyer who gave none. */
export const noDetails: Details = {
  companyName: null,
  taxId: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  country: null,
  version: 0,
};

function toDetails(row: Selectable<BillingDetail>): Details {
  const { company_name: companyName, tax_id: taxId, street, city, state, zip, country } = row;
  return { companyName, taxId, street, city, state, zip, country, version: row.version };
}
