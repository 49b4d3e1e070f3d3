import { randomUUID } from 'node:crypto';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { isInner } from '../module-kinds.ts';
import { addOfferPrice, type PlanForm } from '../pricing/authoring/price-lists.service.ts';
import { isSold } from '../pricing/prices.repository.ts';

/** One of the academy's products, or one that only this add-on sells. */
export interface ProductChoice {
  productId: number | null;
  customProduct: string | null;
}

const coaching = 11;

/** A product that is also sold on its own, with its one-time price there. */
export async function requireProduct(
  db: Kysely<DB>,
  { productId, customProduct }: ProductChoice,
): Promise<{ moduleId: number; usual: number }> {
  if (customProduct !== null)
    throw fault('customProduct', 'Choose a product, or name one of its own; not both.');
  const { rows } = await sql<{ usual: number | null }>`
    select (select min(usual.amount) from price usual join coupon list on list.id = usual.coupon_id
      where usual.module_id = m.id and list.code = ${DEFAULT_COUPON} and list.removed_at is null
        and usual.retired_at is null and usual.type = 'oneTime')::int as usual
    from module m where m.id = ${productId} and not m.hidden and ${isSold} and not ${isInner('m')}`.execute(
    db,
  );
  const [product] = rows;
  if (productId === null || !product)
    throw fault('productId', 'Choose a product that is for sale.');
  return { moduleId: productId, usual: product.usual ?? 0 };
}

/** A product without lessons that is in no catalogue, such as a voucher or an hour with an engineer. */
export async function addCustomProduct(trx: Kysely<DB>, name: string): Promise<number> {
  const unique_name = `addon-${randomUUID().slice(0, 8)}`;
  const { id } = await trx
    .insertInto('module')
    .values({
      type: coaching,
      name,
      unique_name,
      url: unique_name,
      is_public: true,
      hidden: true,
      discussion_enabled: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface AddonForm {
  name: string;
  moduleId: number;
  isCustom: boolean;
  amount: number;
  title: string;
  text: string;
  staffId: number | null;
  now: Date;
}

/** Writes an add-on with a price of its own. */
export async function insertAddon(trx: Kysely<DB>, form: AddonForm): Promise<number> {
  const { name, moduleId, isCustom, amount, title, text, staffId, now } = form;
  const { id } = await trx
    .insertInto('addon')
    .values({
      name,
      module_id: moduleId,
      is_custom: isCustom,
      price_id: await addOfferPrice(trx, moduleId, planOf(amount)),
      title,
      text,
      changed_by: staffId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const planOf = (amount: number): PlanForm =>
  amount === 0 ? { type: 'free' } : { type: 'oneTime', amount };

const fault = (field: string, message: string) => unprocessable(message, { [field]: message });
