import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The secret with this id. It follows from the server's own, so that the database holds none. */
export function secretOf(id: string, serverSecret: string): string {
  const derived = createHmac('sha256', serverSecret).update(`partner-secret:${id}`);
  return `sk_${id}_${derived.digest('base64url')}`;
}

export interface NewSecret {
  /** A key in use of the partner. */
  key: string;
  at: Date;
  /** @default a new random one */
  id?: string;
}

/** Adds a secret to those of a partner; one that already exists stays unchanged. */
export async function addSecret(
  db: Kysely<DB>,
  serverSecret: string,
  { key, at, id = newId() }: NewSecret,
): Promise<string> {
  const { partner_id } = await findPartnerOf(db, key);
  await db
    .insertInto('partner_secret')
    .values({ id, partner_id, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return secretOf(id, serverSecret);
}

const newId = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

async function findPartnerOf(db: Kysely<DB>, key: string): Promise<{ partner_id: number }> {
  const partner = await db
    .selectFrom('partner_key')
    .select('partner_id')
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!partner) throw unprocessable('No key in use has this name.');
  return partner;
}

/** From now on nothing signed with this secret is accepted, and what it opened closes. */
export async function revokeSecret(db: Kysely<DB>, secret: string, at: Date): Promise<void> {
  await db
    .updateTable('partner_secret')
    .set({ revoked_at: at })
    .where('id', '=', secret.split('_')[1] ?? '')
    .where('revoked_at', 'is', null)
    .execute();
}

/** Lets the partner of a key show the lessons of these products, and of no others. */
export async function setShownProducts(
  db: Kysely<DB>,
  key: string,
  names: string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `partner:${key}`);
    const { partner_id } = await findPartnerOf(trx, key);
    const products = await trx
      .selectFrom('module')
      .select(['id', 'unique_name'])
      .where('unique_name', 'in', names.length > 0 ? names : [''])
      .where('type', 'in', [1, 2, 3])
      .where('deleted_at', 'is', null)
      .execute();
    const missing = names.find((name) => !products.some((one) => one.unique_name === name));
    if (missing) throw unprocessable(`No product is called ${missing}.`);
    await trx.deleteFrom('partner_product').where('partner_id', '=', partner_id).execute();
    if (products.length === 0) return;
    await trx
      .insertInto('partner_product')
      .values(products.map(({ id }) => ({ partner_id, module_id: id })))
      .execute();
  });
}
