import type { Schema } from '@uplink/api-client';
import { holdsProducts, orderOf } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { selectVersion } from '../syllabus/syllabus.repository.ts';
import { changeSyllabus } from '../syllabus/syllabus.service.ts';
import { permissionOf, requireAuthored } from './authored.ts';
import { listBundle, replaceBundle } from './authoring/bundle.service.ts';
import { faultOfOrder } from './hierarchy.rules.ts';

/** Everything that a product holds, for someone who authors it. */
export async function readHierarchy(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'ModuleHierarchy'>> {
  const product = await requireAuthored(db, person, moduleId, 'view');
  const { id, name, type, isPublic } = product;
  const version = holdsProducts(type) ? product.version : await selectVersion(db, id);
  const products = await listBundle(db, person, moduleId);
  const sections = await selectSections(db, person.id, [id, ...products.map((held) => held.id)]);
  const sectionsOf = (productId: number) => sections.get(productId) ?? [];
  return {
    ...{ id, name, type: type as Schema<'AuthoredType'>, isPublic, version },
    sections: sectionsOf(id),
    products: products.map(({ lessonCount: _, uniqueName: _name, ...held }) => ({
      ...held,
      sections: sectionsOf(held.id),
    })),
  };
}

/** Puts what a product holds into another order, on the version that its author saw; nothing comes or goes. */
export async function replaceHierarchy(
  deps: Pick<Deps, 'db' | 'clock'>,
  person: { id: number },
  moduleId: number,
  order: Schema<'ModuleHierarchyInput'>,
): Promise<Schema<'ModuleHierarchy'>> {
  const { id, type } = await requireAuthored(deps.db, person, moduleId);
  const tree = await readHierarchy(deps.db, person, id);
  const { version, sections, products } = order;
  // An older tree is refused with the current state by the change itself.
  const fault = version === tree.version ? faultOfOrder(tree, order) : undefined;
  if (fault) throw unprocessable(fault);
  if (holdsProducts(type))
    await replaceBundle(deps, person, id, { version, childIds: products.map((one) => one.id) });
  else
    await changeSyllabus(deps, person, id, {
      version,
      change: { kind: 'arrange', order: orderOf(sections) },
    });
  return readHierarchy(deps.db, person, id);
}

/** The sections of these products that are published or the person's, by product. */
async function selectSections(db: Kysely<DB>, userId: number, productIds: number[]) {
  const { rows } = await sql<{ productId: number; sections: Schema<'HierarchySection'>[] }>`
    select p.id as "productId", jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'lessons',
      coalesce((select jsonb_agg(jsonb_build_object('id', lm.id, 'name', lm.name, 'isHidden', l.hidden)
          order by lc.position, lm.id)
        from authored_lesson l
        join module lm on lm.id = l.module_id
        join module_child lc on lc.parent_id = l.section_id and lc.child_id = l.module_id
        where l.section_id = s.id and l.removed_at is null
          and (not l.hidden or (${permissionOf(userId, 'p')}) is not null)), '[]'))
      order by c.position, s.id) as sections
    from module p
    join module_child c on c.parent_id = p.id
    join module s on s.id = c.child_id and s.type = 5 and s.deleted_at is null
    where p.id = any (${productIds}::bigint[]) and (p.is_public or (${permissionOf(userId, 'p')}) is not null)
    group by p.id`.execute(db);
  return new Map(rows.map(({ productId, sections }) => [productId, sections]));
}
