import type { Schema } from '@uplink/api-client';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isCurrent, openText, type Secrets, sealText } from '../../sealed.ts';
import { openRows } from '../../vault/vault.ts';
import { noDetails } from '../billing/billing-details.service.ts';

const purpose = 'buyer of a deleted account';

/** The buyer as receipts name them: kept encrypted when an account is deleted, because the law asks for it. */
export interface InvoiceBuyer {
  buyer: string;
  email: string;
  /** Every version of the billing details with the moment it began. */
  details: (Omit<Schema<'BillingDetails'>, 'version'> & { at: string })[];
}

/** Keeps the buyer shown on the receipts of someone who has any. */
export async function keepBuyer(
  trx: Transaction<DB>,
  { userId, secrets, now }: { userId: number; secrets: Secrets; now: Date },
): Promise<void> {
  const { rows } = await sql<Omit<InvoiceBuyer, 'details'>>`
    select u.first_name || ' ' || u.last_name as buyer, u.email
    from app_user u where u.id = ${userId} and exists (select from payment pay join purchase own
      on own.id = pay.purchase_id where own.user_id = u.id and pay.invoice_number is not null)`.execute(
    trx,
  );
  const [buyer] = rows;
  if (!buyer) return;
  const details = await readVersions(trx, secrets, userId);
  await trx
    .insertInto('invoice_record')
    .values({
      user_id: userId,
      sealed: sealText(JSON.stringify({ ...buyer, details }), { ...secrets, purpose }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

async function readVersions(
  trx: Transaction<DB>,
  secrets: Secrets,
  userId: number,
): Promise<InvoiceBuyer['details']> {
  const rows = await trx
    .selectFrom('billing_detail')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('version')
    .execute();
  const opened = await openRows(trx, secrets, 'billing_detail', rows);
  return opened.map(({ company_name, tax_id, street, city, state, zip, country, created_at }) => ({
    companyName: company_name,
    taxId: tax_id,
    street,
    city,
    state,
    zip,
    country,
    at: created_at.toISOString(),
  }));
}

/** The buyer of a deleted account, with the details that were theirs at a moment; undefined of any other. */
export async function openBuyer(
  db: Kysely<DB>,
  secrets: Secrets,
  { userId, at }: { userId: number; at: Date },
) {
  const row = await db
    .selectFrom('invoice_record')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { buyer, email, details } = JSON.parse(
    openText(row.sealed, { ...secrets, purpose }),
  ) as InvoiceBuyer;
  const then = details.findLast((one) => new Date(one.at) <= at);
  return { buyer, email, details: { ...noDetails, ...then } };
}

/** Puts every buyer under the present secret; says how many. The law wants them longer than any secret lasts. */
export async function resealBuyers(db: Kysely<DB>, secrets: Secrets): Promise<number> {
  const seal = { ...secrets, purpose };
  const rows = await db.selectFrom('invoice_record').select(['user_id', 'sealed']).execute();
  const former = rows.filter(({ sealed }) => !isCurrent(sealed, secrets));
  for (const { user_id, sealed } of former)
    await db
      .updateTable('invoice_record')
      .set({ sealed: sealText(openText(sealed, seal), seal) })
      .where('user_id', '=', user_id)
      .where('sealed', '=', sealed)
      .execute();
  return former.length;
}
