import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { Refusal, unprocessable } from '../../../plugins/errors/errors.ts';
import { createOwn } from './product.service.ts';

interface Names {
  type: number;
  url?: string | undefined;
  alias?: string | null | undefined;
  /** The product that has them already. */
  except?: number | undefined;
}

/** Which names another product of the type has. */
export async function findTakenNames(
  db: Kysely<DB>,
  { type, url, alias, except }: Names,
): Promise<Schema<'TakenNames'>> {
  const isTaken = async (column: 'unique_name' | 'alias', name: string | null | undefined) => {
    if (!name) return false;
    const found = await db
      .selectFrom('module')
      .select('id')
      .where('type', '=', type)
      .where(column, '=', name)
      .where('deleted_at', 'is', null)
      .where('id', '<>', except ?? 0)
      .executeTakeFirst();
    return found !== undefined;
  };
  return { url: await isTaken('unique_name', url), alias: await isTaken('alias', alias) };
}

/** Refuses names that another product of the type has, each at its field. */
export async function refuseTaken(db: Kysely<DB>, names: Names): Promise<void> {
  const taken = await findTakenNames(db, names);
  const fieldErrors = {
    ...(taken.url && { url: 'Another product has this URL. Choose another one.' }),
    ...(taken.alias && { alias: 'Another product has this alias. Choose another one.' }),
  };
  const [message] = Object.values(fieldErrors);
  if (message) throw new Refusal(409, 'taken', message, { fieldErrors });
}

/** Creates a product that only its authors see; repeating a request gives what it created. */
export async function createDraft(
  db: Kysely<DB>,
  ownerId: number,
  { name, requestId, ...form }: Schema<'ModuleCreate'>,
): Promise<number> {
  const fault = required(name);
  if (fault) throw unprocessable(fault, { name: fault });
  const made = () =>
    db
      .selectFrom('module')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
  const known = await made();
  if (known) return known.id;
  await refuseTaken(db, form);
  try {
    return await db.transaction().execute((trx) =>
      createOwn(trx, {
        type: form.type,
        name: name.trim(),
        uniqueName: form.url,
        alias: form.alias ?? null,
        shortDescription: '',
        description: '',
        whatYouLearn: [],
        level: 1,
        isSelfPaced: true,
        partTimeEducationDuration: null,
        fullTimeEducationDuration: null,
        ownerId,
        isPublic: false,
        requestId,
      }),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same request, or another product of that name, came in between.
    const first = await made();
    if (first) return first.id;
    await refuseTaken(db, form);
    throw error;
  }
}
