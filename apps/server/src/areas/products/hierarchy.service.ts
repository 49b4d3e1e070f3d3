import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { permissionOf, requireAuthored } from './authored.ts';
import { listBundle } from './authoring/bundle.service.ts';

/** Everything that a product holds, for someone who authors it. */
export async function readHierarchy(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'ModuleHierarchy'>> {
  const { id, name, type, isPublic } = await requireAuthored(db, person, moduleId, 'view');
  const products = await listBundle(db, person, moduleId);
  const sections = await selectSections(db, person.id, [id, ...products.map((held) => held.id)]);
  const sectionsOf = (productId: number) => sections.get(productId) ?? [];
  return {
    ...{ id, name, type: type as Schema<'AuthoredType'>, isPublic, sections: sectionsOf(id) },
    products: products.map(({ lessonCount: _, uniqueName: _name, ...held }) => ({
      ...held,
      sections: sectionsOf(held.id),
    })),
  };
}

/** The sections of these products that are published or the person's, by product. */
async function selectSections(db: Kysely<DB>, userId: number, productIds: number[]) {
  const { rows } = await sql<{ productId: number; sections: Schema<'HierarchySection'>[] }>`
    select p.id as "productId", jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'lessons',
      coalesce((select jsonb_agg(jsonb_build_object('id', lm.id, 'name', lm.name) order by l.ordinal)
        from lesson l join module lm on lm.id = l.module_id where l.section_id = s.id), '[]'))
      order by c.position, s.id) as sections
    from module p
    join module_child c on c.parent_id = p.id
    join module s on s.id = c.child_id and s.type = 5 and s.deleted_at is null
    where p.id = any (${productIds}::bigint[]) and (p.is_public or (${permissionOf(userId, 'p')}) is not null)
    group by p.id`.execute(db);
  return new Map(rows.map(({ productId, sections }) => [productId, sections]));
}
