import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { selectEditable } from '../../products/authored.ts';

/** A plan offers, or replaces, only products of its author, and never its own product. */
export async function checkNamedProducts(
  db: Kysely<DB>,
  person: { id: number },
  ownId: number,
  { plans, terms }: Schema<'PriceListInput'>,
): Promise<void> {
  const named: [field: string, productId: number][] = plans.flatMap((plan, index) =>
    plan.crosssells.map(({ productId }, place): [string, number] => [
      `plans.${index}.crosssells.${place}.productId`,
      productId,
    ]),
  );
  if (terms?.replacesId) named.push(['terms.replacesId', terms.replacesId]);
  const ids = new Set(named.map(([, productId]) => productId));
  const editable = await selectEditable(db, person, [...ids]);
  const wrong = named.find(([, id]) => id === ownId || !editable.has(id));
  if (!wrong) return;
  const message = 'Choose another product that you author.';
  throw unprocessable(message, { [wrong[0]]: message });
}
