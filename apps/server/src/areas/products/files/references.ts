import { ModuleType } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { isProduct } from '../../module-kinds.ts';

const kinds: Record<string, number> = {
  course: ModuleType.course,
  project: ModuleType.project,
  program: ModuleType.program,
  bundle: ModuleType.bundle,
  labs: ModuleType.labs,
};

/** How files name another product: by its unique name, after its kind where another kind has the same. */
export const referenceOf = (product: string): RawBuilder<string> => {
  const { name, type } = {
    name: sql.ref(`${product}.unique_name`),
    type: sql.ref(`${product}.type`),
  };
  return sql`case when exists (select 1 from module other where other.unique_name = ${name}
      and other.type <> ${type} and ${isProduct('other')} and other.deleted_at is null)
    then (${JSON.stringify(Object.fromEntries(Object.entries(kinds).map(([kind, id]) => [id, kind])))}::jsonb
      ->> ${type}::text) || '/' else '' end || ${name}`;
};

/** How a lesson names a practice lab: other kinds may have its name too. */
export const labReference = (uniqueName: string) => `labs/${uniqueName}`;

/** The products that files name, by how they name them; what isn't there is left out. */
export async function findReferences(
  db: Kysely<DB>,
  references: readonly string[],
): Promise<Map<string, number>> {
  const parts = new Map(references.map((reference) => [reference, reference.split('/')]));
  const names = [...parts.values()].map((one) => one.at(-1) ?? '');
  const rows = await db
    .selectFrom('module')
    .select(['id', 'type', 'unique_name'])
    .where('unique_name', '=', sql<string>`any (${names}::text[])`)
    .where('type', 'in', Object.values(kinds))
    .where('deleted_at', 'is', null)
    .execute();
  const found = new Map<string, number>();
  for (const [reference, one] of parts) {
    const type = one.length > 1 ? kinds[one[0] ?? ''] : undefined;
    const matches = rows.filter(
      (row) => row.unique_name === one.at(-1) && (type === undefined || row.type === type),
    );
    if (matches.length === 1 && matches[0]) found.set(reference, matches[0].id);
  }
  return found;
}
