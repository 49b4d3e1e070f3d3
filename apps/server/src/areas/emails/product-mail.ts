import type { Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findEmails, findMailedProduct, findReader } from './emails.repository.ts';
import { type WrittenEmail, writeEmail } from './write-email.rules.ts';

export interface ProductMail {
  moduleId: number;
  userId: number;
  kind: Schema<'EmailKind'>;
  /** Where its way on leads. */
  address: string;
  academyName: string;
}

/** The mail that the authors of a product wrote for an occasion; undefined while it is inactive. */
export async function productMail(
  trx: Transaction<DB>,
  { moduleId, userId, kind, address, academyName }: ProductMail,
): Promise<WrittenEmail | undefined> {
  const stored = await findEmails(trx, moduleId);
  const template = stored?.[kind];
  if (!template?.enabled) return undefined;
  const [product, reader] = [await findMailedProduct(trx, moduleId), await findReader(trx, userId)];
  const names = {
    studentName: `${reader.first_name} ${reader.last_name}`.trim() || reader.email,
    productName: product.name,
    academyName,
  };
  return writeEmail(template, names, address);
}
