import type { Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hasLink } from '../moderation/links.rules.ts';
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
  const name = `${reader.first_name} ${reader.last_name}`.trim();
  const names = {
    // Anyone can order with this address, under a name that is an advertisement.
    studentName: name === '' || hasLink(name) ? reader.email : name,
    productName: product.name,
    academyName,
  };
  return writeEmail(template, names, address);
}
