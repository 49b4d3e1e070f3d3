import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { openNewParts } from '../../grants/open-progress.ts';

export interface ProductForm {
  type: number;
  name: string;
  uniqueName: string;
  shortDescription: string;
  /** HTML; cleaned here. */
  description: string;
  whatYouLearn: string[];
  level: number;
  isSelfPaced: boolean;
  partTimeEducationDuration: number | null;
  fullTimeEducationDuration: number | null;
  ownerId: number | null;
  /** The goal that a program leads to. */
  leadsTo?: 'networkJob' | 'securityJob';
}

/** Creates and publishes a product. Its unique name is its address. */
export async function createProduct(trx: Kysely<DB>, form: ProductForm): Promise<number> {
  const { id } = await trx
    .insertInto('module')
    .values({
      type: form.type,
      name: form.name,
      unique_name: form.uniqueName,
      url: form.uniqueName,
      short_description: form.shortDescription,
      description: sanitize(form.description),
      what_you_learn: JSON.stringify(form.whatYouLearn),
      level: form.level,
      is_self_paced: form.isSelfPaced,
      part_time_education_duration: form.partTimeEducationDuration,
      full_time_education_duration: form.fullTimeEducationDuration,
      owner_id: form.ownerId,
      leads_to: form.leadsTo ?? null,
      is_public: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts children under a parent in their order, and opens them to those who have it. */
export async function setChildren(
  trx: Kysely<DB>,
  parentId: number,
  childIds: number[],
): Promise<void> {
  await trx
    .insertInto('module_child')
    .values(
      childIds.map((childId, index) => ({
        parent_id: parentId,
        child_id: childId,
        position: index + 1,
      })),
    )
    .execute();
  await openNewParts(trx, parentId);
}

/** Adds links to a product or lesson, in their order. */
export async function addResources(
  trx: Kysely<DB>,
  moduleId: number,
  resources: readonly { title: string; url: string }[],
): Promise<void> {
  if (resources.length === 0) return;
  await trx
    .insertInto('module_resource')
    .values(
      resources.map((resource, index) => ({
        module_id: moduleId,
        ...resource,
        position: index + 1,
      })),
    )
    .execute();
}

/** Asks for other products before one is started. */
export async function addPrerequisites(
  trx: Kysely<DB>,
  moduleId: number,
  requiredIds: readonly number[],
): Promise<void> {
  if (requiredIds.length === 0) return;
  await trx
    .insertInto('module_prerequisite')
    .values(requiredIds.map((requires_id) => ({ module_id: moduleId, requires_id })))
    .execute();
}
