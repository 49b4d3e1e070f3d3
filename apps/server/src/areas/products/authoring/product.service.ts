import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { openNewParts } from '../../grants/open-progress.ts';
import { chooseHue, type Hue, type Motif, topicOf } from './cover.rules.ts';

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
  /** What its cover shows. @default route */
  motif?: Motif;
  /** @default none */
  alias?: string | null;
  /** @default true */
  isPublic?: boolean;
  /** The request that creates it. @default none */
  requestId?: string | null;
}

/** Creates a product and publishes it, unless it is to be a draft. Its unique name is its address. */
export async function createProduct(trx: Kysely<DB>, form: ProductForm): Promise<number> {
  const motif = form.motif ?? 'route';
  const { id } = await trx
    .insertInto('module')
    .values({
      cover_motif: motif,
      cover_hue: await freeHue(trx, motif),
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
      alias: form.alias ?? null,
      is_public: form.isPublic ?? true,
      request_id: form.requestId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates the product of an author, who reviews what is handed in until other mentors are named. */
export async function createOwn(
  trx: Kysely<DB>,
  form: ProductForm & { ownerId: number },
): Promise<number> {
  const id = await createProduct(trx, form);
  await addMentors(trx, id, [form.ownerId]);
  return id;
}

/** Adds people who review the homework of a product and answer its questions. */
export async function addMentors(
  trx: Kysely<DB>,
  moduleId: number,
  userIds: readonly number[],
): Promise<void> {
  const rows = [...new Set(userIds)].map((user_id) => ({ module_id: moduleId, user_id }));
  if (rows.length === 0) return;
  await trx
    .insertInto('module_mentor')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A hue for the next product of a topic; two made at once may share one, and differ by their seed. */
async function freeHue(trx: Kysely<DB>, motif: Motif): Promise<Hue> {
  const topic = topicOf(motif);
  const rows = await trx
    .selectFrom('module')
    .select(({ fn }) => ['cover_hue', fn.countAll<number>().as('products')])
    .where('cover_motif', 'in', topic.motifs)
    .where('type', 'not in', [ModuleType.lesson, ModuleType.section])
    .groupBy('cover_hue')
    .execute();
  return chooseHue(topic, new Map(rows.map(({ cover_hue, products }) => [cover_hue, products])));
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
