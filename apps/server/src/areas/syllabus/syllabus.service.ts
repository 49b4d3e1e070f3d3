import type { Schema } from '@uplink/api-client';
import {
  holdsProducts,
  ModuleType,
  SYLLABUS_LIMITS,
  type TreeSection,
  withoutParts,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { treeChanged, unprocessable } from '../../plugins/errors/errors.ts';
import { type Authored, requireAuthored } from '../products/authored.ts';
import { listBundle } from '../products/authoring/bundle.service.ts';
import { addLesson, addSection } from './authoring/syllabus.service.ts';
import { findRemoved, markRemoved, markRestored } from './removed-parts.repository.ts';
import {
  countChange,
  markHidden,
  renamePart,
  selectEffects,
  selectSections,
  selectVersion,
  writeOrder,
} from './syllabus.repository.ts';
import { applyMove, withAdded, withRestored } from './syllabus-change.rules.ts';

type Change = Schema<'SyllabusChange'>;

const gone = 'A section or lesson of this change is no longer there. Reload the outline.';

/** What a product consists of, as its authors see it. */
export async function readSyllabus(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'Syllabus'>> {
  const product = await requireAuthored(db, person, moduleId, 'view');
  if (!holdsProducts(product.type)) return readTree(db, product);
  const { id, version, isPublic } = product;
  const products = await listBundle(db, person, id);
  return { productId: id, version, isPublic, sections: [], products };
}

/** How many learners a change of these parts touches. */
export async function countEffects(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
  ids: readonly number[],
): Promise<Schema<'ChangeEffects'>> {
  const { id } = await requireAuthored(db, person, moduleId, 'view');
  return selectEffects(db, id, ids);
}

/** One change of the tree that its author saw; what is refused changes nothing. */
export async function changeSyllabus(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  person: { id: number },
  moduleId: number,
  { version, change }: Schema<'SyllabusChangeRequest'>,
): Promise<Schema<'SyllabusChanged'>> {
  return db.transaction().execute(async (trx) => {
    const product = await requireAuthored(trx, person, moduleId);
    requireTree(product);
    await lockUntilEnd(trx, `syllabus:${product.id}`);
    const tree = await readTree(trx, product);
    if (tree.version !== version) throw treeChanged(tree);
    const now = clock.now();
    const { sections, addedId } = await applyChange(trx, tree, change, now);
    await writeOrder(trx, product.id, sections);
    await countChange(trx, { productId: product.id, authorId: person.id, now });
    return { syllabus: await readTree(trx, product), addedId };
  });
}

function requireTree({ type, name }: Authored): void {
  if (type !== ModuleType.course && type !== ModuleType.project)
    throw unprocessable(`${name} has no syllabus: only courses and projects have one.`);
}

async function readTree(db: Kysely<DB>, product: Authored): Promise<Schema<'Syllabus'>> {
  return {
    productId: product.id,
    version: await selectVersion(db, product.id),
    isPublic: product.isPublic,
    sections: await selectSections(db, product.id),
  };
}

interface Applied {
  sections: readonly TreeSection[];
  addedId: number | null;
}

async function applyChange(
  trx: Kysely<DB>,
  tree: Schema<'Syllabus'>,
  change: Change,
  now: Date,
): Promise<Applied> {
  const { sections } = tree;
  switch (change.kind) {
    case 'addSection':
    case 'addLesson':
      return addPart(trx, tree, change);
    case 'rename':
      requireParts(sections, [change.id]);
      await renamePart(trx, change.id, change.name.trim());
      return { sections, addedId: null };
    case 'restore':
      return { sections: await restoreParts(trx, tree, change.ids), addedId: null };
    case 'remove':
      return { sections: await removeParts(trx, tree, change.ids, now), addedId: null };
    case 'hide':
    case 'show':
      requireParts(sections, change.ids);
      await markHidden(trx, change.ids, change.kind === 'hide');
      return { sections, addedId: null };
    default: {
      const moved = applyMove(sections, change);
      if (!moved) throw unprocessable(gone);
      return { sections: moved, addedId: null };
    }
  }
}

async function removeParts(
  trx: Kysely<DB>,
  { productId, sections }: Schema<'Syllabus'>,
  ids: readonly number[],
  now: Date,
): Promise<TreeSection[]> {
  requireParts(sections, ids);
  // Their places are kept as they are now.
  await writeOrder(trx, productId, sections);
  await markRemoved(trx, partsOf(sections, ids), now);
  return withoutParts(sections, ids);
}

async function addPart(
  trx: Kysely<DB>,
  { productId, isPublic, sections }: Schema<'Syllabus'>,
  change: Extract<Change, { kind: 'addSection' | 'addLesson' }>,
): Promise<Applied> {
  requireRoom(sections, change.kind === 'addSection' ? { sections: 1 } : { lessons: 1 });
  const name = change.name.trim();
  const id =
    change.kind === 'addSection'
      ? await addSection(trx, productId, name, sections.length + 1)
      : await addLesson(
          trx,
          { productId, sectionId: change.sectionId, ordinal: null },
          // No one meets an empty lesson in the middle of a course.
          { ...emptyLesson, name, uniqueName: toUniqueName(name), isHidden: isPublic },
        );
  const added = withAdded(sections, id, change);
  if (!added) throw unprocessable(gone);
  return { sections: added, addedId: id };
}

const emptyLesson = { description: '', duration: 0, xpPoints: 0, video: null, resources: [] };

async function restoreParts(
  trx: Kysely<DB>,
  { productId, sections }: Schema<'Syllabus'>,
  ids: readonly number[],
): Promise<TreeSection[]> {
  const removed = await findRemoved(trx, productId, ids);
  const found = new Set(removed.map(({ id }) => id));
  if (!ids.every((id) => found.has(id))) throw unprocessable(gone);
  const lessons = removed.filter(({ sectionId }) => sectionId !== null).length;
  requireRoom(sections, { lessons, sections: removed.length - lessons });
  await markRestored(trx, [...found]);
  return withRestored(sections, removed);
}

function requireParts(sections: readonly TreeSection[], ids: readonly number[]): void {
  const known = new Set(
    sections.flatMap(({ id, lessons }) => [id, ...lessons.map((one) => one.id)]),
  );
  if (!ids.every((id) => known.has(id))) throw unprocessable(gone);
}

function requireRoom(
  tree: readonly TreeSection[],
  { sections = 0, lessons = 0 }: { sections?: number; lessons?: number },
): void {
  const count = tree.reduce((sum, section) => sum + section.lessons.length, 0);
  if (tree.length + sections > SYLLABUS_LIMITS.sections)
    throw unprocessable(`A product has at most ${SYLLABUS_LIMITS.sections} sections.`);
  if (count + lessons > SYLLABUS_LIMITS.lessons)
    throw unprocessable(`A product has at most ${SYLLABUS_LIMITS.lessons} lessons.`);
}

/** The sections and lessons to remove: those of a section go with it. */
function partsOf(sections: readonly TreeSection[], ids: readonly number[]) {
  const named = new Set(ids);
  return {
    sectionIds: sections.filter(({ id }) => named.has(id)).map(({ id }) => id),
    lessonIds: sections.flatMap((section) =>
      section.lessons
        .filter(({ id }) => named.has(id) || named.has(section.id))
        .map(({ id }) => id),
    ),
  };
}

function toUniqueName(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['lesson'];
  return words.join('-').slice(0, 80);
}
