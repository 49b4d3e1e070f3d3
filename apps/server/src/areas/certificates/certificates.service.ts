import type { Schema } from '@uplink/api-client';
import { verificationPath } from '@uplink/api-client/domain';
import type { Kysely, Selectable } from 'kysely';
import type { DB, DiplomaIssue } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { paging } from '../paging.ts';
import { statusOf } from './diploma.rules.ts';

type Issue = Selectable<DiplomaIssue>;
type DiplomaType = Schema<'DiplomaType'>;

interface DiplomaFilter {
  type?: DiplomaType;
  page: number;
  pageSize: number;
}

/** Own certificates and awards, the newest first. */
export async function listDiplomas(
  db: Kysely<DB>,
  now: Date,
  userId: number,
  { type, page, pageSize }: DiplomaFilter,
): Promise<Schema<'DiplomaPage'>> {
  const own = ownIssues(db, userId).$if(type !== undefined, (query) =>
    query.where('type', '=', type as DiplomaType),
  );
  const [{ count }, rows] = await Promise.all([
    own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .orderBy('issued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
  ]);
  return {
    data: rows.map((row) => toDiploma(row, now)),
    paging: paging('/me/diplomas', { type, page, pageSize }, Number(count)),
  };
}

/**
 * One of the learner's certificates; another learner's, another type and a missing one look the
 * same.
 */
export async function requireOwnIssue(
  db: Kysely<DB>,
  userId: number,
  id: number,
  type: number,
): Promise<Issue> {
  const row = await ownIssues(db, userId)
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
  if (!row) throw notFound("You don't have this certificate.");
  return row;
}

export function toDetail(
  row: Issue,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Schema<'DiplomaDetail'> {
  return {
    ...toDiploma(row, now),
    recipient: row.recipient,
    body: row.body,
    signatures: row.signatures as Schema<'Signature'>[],
    verificationUrl: publicUrl + verificationPath(row.code),
  };
}

/** What anyone who holds the code may know: what the certificate says, and whether it still counts. */
export async function verify(
  db: Kysely<DB>,
  now: Date,
  code: string,
): Promise<Schema<'Verification'>> {
  const found = await findVerified(db, now, code);
  if (!found) throw notFound('There is no certificate with this code.');
  return found;
}

/** Null if no certificate has the code. */
export async function findVerified(
  db: Kysely<DB>,
  now: Date,
  code: string,
): Promise<Schema<'Verification'> | null> {
  const row = await db
    .selectFrom('diploma_issue')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  const { id: _id, image: _image, ...said } = toDiploma(row, now);
  return { ...said, recipient: row.recipient };
}

function ownIssues(db: Kysely<DB>, userId: number) {
  return db.selectFrom('diploma_issue').where('user_id', '=', userId);
}

function toDiploma(row: Issue, now: Date): Schema<'Diploma'> {
  return {
    id: row.id,
    type: row.type as DiplomaType,
    name: row.name,
    moduleName: row.module_name,
    image: row.image,
    referenceNumber: row.reference_number,
    issuedAt: row.issued_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    status: statusOf(row, now),
  };
}
