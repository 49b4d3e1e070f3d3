import type { Schema } from '@uplink/api-client';
import { countryName } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../plugins/errors/errors.ts';
import { sealRow, type VaultDeps } from '../../vault/vault.ts';
import { readContext } from '../account/account.service.ts';
import { findWholePerson } from '../account/person.repository.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { hashOf, keepSignatures, openSignatures } from './signed-terms.ts';
import { selectTerms, type TermsRow } from './terms.repository.ts';
import { checkAnswers } from './terms-answers.rules.ts';
import { toTermsBlocks } from './terms-text.rules.ts';

export type TermsDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'pdf' | 'config'>;

/** Whose agreement, and to which product. */
export interface TermsKey {
  userId: number;
  moduleId: number;
}

export async function readTerms(deps: VaultDeps, key: TermsKey): Promise<Schema<'Terms'>> {
  const row = await findTerms(deps.db, key);
  return {
    product: {
      id: row.module_id,
      name: row.name,
      uniqueName: row.unique_name,
      type: row.type as Schema<'ProductRef'>['type'],
    },
    version: row.version,
    title: row.title,
    blocks: toTermsBlocks(row.body),
    state: stateOf(row),
    answeredAt: (row.accepted_at ?? row.declined_at)?.toISOString() ?? null,
    hash: row.hash,
    prefill: await readPrefill(deps, key.userId),
  };
}

/** Stores an agreement once and for all. */
export async function acceptTerms(
  deps: TermsDeps,
  key: TermsKey,
  { version, signature, initials, ...answers }: Schema<'TermsAgreement'>,
): Promise<Schema<'UserContext'>> {
  const { db, clock, config } = deps;
  checkAnswers(answers, clock.now());
  const images = await openSignatures(deps, key.userId, { signature, initials });
  const of = { userId: key.userId, table: 'terms_agreement' } as const;
  await db.transaction().execute(async (trx) => {
    await lockAccess(trx, key.userId);
    const terms = await requireUnanswered(trx, key, version);
    const now = clock.now();
    await keepSignatures(trx, [signature, initials], now);
    const signed = { ...key, version, title: terms.title, body: terms.body, answers };
    const sums = { signature: images.signature.sha256, initials: images.initials.sha256 };
    await trx
      .insertInto('terms_agreement')
      .values({
        user_id: key.userId,
        module_id: key.moduleId,
        terms_id: terms.id,
        purchase_id: await findPurchase(trx, key),
        signature_key: signature,
        initials_key: initials,
        ...(await sealRow(trx, config, of, {
          answers: JSON.stringify({ ...answers, images: sums }),
        })),
        accepted_at: now,
        hash: hashOf({ ...signed, ...sums, acceptedAt: now.toISOString() }),
      })
      .execute();
  });
  return readContext(db, key.userId);
}

/** The current text, not yet accepted by this person, who has the product. */
export async function requireUnanswered(
  db: Kysely<DB>,
  key: TermsKey,
  version: number,
): Promise<TermsRow> {
  const terms = await findTerms(db, key);
  if (terms.accepted_at) throw conflict('You have already accepted this agreement.');
  if (!terms.has_access) throw missing();
  if (terms.version !== version)
    throw conflict('The agreement was replaced in the meantime. Read the new one first.');
  return terms;
}

const missing = () => notFound('There is no agreement for you here.');

export async function findTerms(db: Kysely<DB>, { userId, moduleId }: TermsKey): Promise<TermsRow> {
  const row = await selectTerms(db, userId, moduleId);
  if (!row) throw missing();
  return row;
}

function stateOf({ accepted_at, declined_at }: TermsRow): Schema<'Terms'>['state'] {
  if (accepted_at) return 'accepted';
  return declined_at ? 'declined' : 'pending';
}

/** The purchase that brought the product, if one did. */
export async function findPurchase(trx: Kysely<DB>, key: TermsKey): Promise<number | null> {
  const row = await trx
    .selectFrom('purchase')
    .innerJoin('purchase_line as line', 'line.purchase_id', 'purchase.id')
    .select('purchase.id')
    .where('purchase.user_id', '=', key.userId)
    .where('line.module_id', '=', key.moduleId)
    .where('purchase.status', 'in', ['active', 'failed', 'paused', 'cancelled'])
    .where('purchase.started_at', 'is not', null)
    .orderBy('purchase.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function readPrefill(deps: VaultDeps, userId: number): Promise<Schema<'TermsPrefill'>> {
  const person = await findWholePerson(deps, userId);
  const { street, city, state, zip, country } = person;
  const { birthDateYear: year, birthDateMonth: month, birthDateDay: day } = person;
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    name: `${person.first_name} ${person.last_name}`.trim(),
    email: person.email,
    phone: person.phone ?? '',
    address: [street, city, [state, zip].filter(Boolean).join(' '), country && countryName(country)]
      .filter(Boolean)
      .join(', '),
    birthDate: year && month && day ? `${year}-${two(month)}-${two(day)}` : '',
  };
}
