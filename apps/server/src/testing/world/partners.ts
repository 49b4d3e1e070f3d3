import { newKey, readOrigins, replaceOrigins } from '../../areas/partners/partners.service.ts';
import type { TestApp } from '../test-app.ts';

export interface TestPartner {
  id: number;
  key: string;
}

export interface TestPartnerForm {
  /** @default 'Shop' */
  name?: string;
  /** @default https://shop.example */
  origins?: string[];
  /** @default a new random one */
  key?: string;
}

/** A partner with one key. */
export async function addPartner(
  { db, clock }: TestApp,
  { name = 'Shop', origins = ['https://shop.example'], key = newKey() }: TestPartnerForm = {},
): Promise<TestPartner> {
  const created_at = clock.now();
  const { id } = await db
    .insertInto('partner')
    .values({ name, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('partner_key').values({ key, partner_id: id, created_at }).execute();
  await replaceOrigins(db, id, readOrigins(origins));
  return { id, key };
}

/** Ends a key of a partner, as an admin does. */
export async function revokeKey(academy: TestApp, { id, key }: TestPartner): Promise<void> {
  const url = `/management/partners/${id}/keys/${key}`;
  const { status } = await academy.call('admin', 'DELETE', url, { reason: 'Their shop closed' });
  if (status !== 200) throw new Error(`Revoking ${key} answered ${status}.`);
}
