import { randomBytes } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { findPartner } from './partners.repository.ts';

const mostOrigins = 20;

/** A publishable key that no one has yet. */
export const newKey = (): string => `pk_${randomBytes(18).toString('hex')}`;

/** Whose key it is, and where its frames may be shown. */
export async function readPartner(db: Kysely<DB>, key: string): Promise<Schema<'Partner'>> {
  const partner = await findPartner(db, key);
  if (!partner) throw notFound('No partner has this key.');
  return partner;
}

export async function replaceOrigins(
  trx: Kysely<DB>,
  partnerId: number,
  origins: readonly string[],
): Promise<void> {
  await trx.deleteFrom('partner_origin').where('partner_id', '=', partnerId).execute();
  await trx
    .insertInto('partner_origin')
    .values(origins.map((origin) => ({ partner_id: partnerId, origin })))
    .execute();
}

/** Each origin as browsers write it; https, or a machine's own http for trying things out. */
export function readOrigins(given: readonly string[]): string[] {
  const origins = new Set(given.map(readOrigin));
  if (origins.size === 0 || origins.size > mostOrigins)
    throw unprocessable(`A partner has between 1 and ${mostOrigins} sites.`, {
      origins: `A partner has between 1 and ${mostOrigins} sites.`,
    });
  return [...origins];
}

/** Other signs mean something in a policy: `*` every site, and `;` another rule. */
const plainHost = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  const isSite = url && (url.protocol === 'https:' || isLocal) && plainHost.test(url.hostname);
  if (!isSite || !/^\/?$/.test(url.pathname))
    throw unprocessable(`${text} is not the origin of a site, such as https://shop.example.`, {
      origins: `${text} is not the origin of a site, such as https://shop.example.`,
    });
  return url.origin;
}

/** Whose key it is, if it is in use and they may sell this product. Nothing else depends on it: a purchase works without. */
export async function findSeller(
  db: Kysely<DB>,
  key: string | undefined,
  moduleId: number,
): Promise<number | null> {
  if (key === undefined) return null;
  const { rows } = await sql<{ id: number }>`
    select k.partner_id as id from partner_key k
    where k.key = ${key} and k.revoked_at is null and ${maySell(moduleId)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether the partner of `k` may sell a product. */
const maySell = (moduleId: number) => sql<boolean>`(
  not exists (select 1 from partner_offer any_ where any_.partner_id = k.partner_id)
  or exists (select 1 from partner_offer p where p.partner_id = k.partner_id and p.module_id = ${moduleId}))`;
