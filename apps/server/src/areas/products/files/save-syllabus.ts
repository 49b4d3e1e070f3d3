import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { addSection } from '../../syllabus/authoring/syllabus.service.ts';
import { markRemoved } from '../../syllabus/removed-parts.repository.ts';
import {
  countChange,
  markHidden,
  renamePart,
  writeOrder,
} from '../../syllabus/syllabus.repository.ts';
import type { SectionContent } from './content.types.ts';
import type { LoadedLesson } from './load-lessons.ts';
import type { LoadedSection } from './load-product.ts';
import type { SyllabusForm } from './save.types.ts';
import { saveLesson } from './save-lesson.ts';

/** Makes the tree what the files say; what they no longer name is removed, as in the editor. */
export async function saveSyllabus(trx: Kysely<DB>, form: SyllabusForm): Promise<void> {
  const { content, before, productId, by } = form;
  const stored = before?.sections ?? [];
  const lessons = new Map(
    stored.flatMap((section) => section.lessons.map((one) => [one.content.slug, one] as const)),
  );
  if (before) await writeOrder(trx, productId, before.sections);
  await removeMissing(trx, form, { stored, lessons });
  const sectionIds = matchSections(content.sections, stored);
  const tree: { id: number; lessons: { id: number }[] }[] = [];
  for (const [index, section] of content.sections.entries()) {
    const known = stored.find(({ id }) => id === sectionIds[index]);
    const id = known?.id ?? (await addSection(trx, productId, section.name, index + 1));
    if (known && known.name !== section.name) await renamePart(trx, known.id, section.name);
    const placed: { id: number }[] = [];
    for (const lesson of section.lessons)
      placed.push({
        id: await saveLesson(trx, form, {
          lesson,
          sectionId: id,
          before: lessons.get(lesson.slug),
        }),
      });
    tree.push({ id, lessons: placed });
  }
  await showAndHide(trx, form, lessons);
  await writeOrder(trx, productId, tree);
  if (before) await countChange(trx, { productId, authorId: by.authorId, now: by.now });
}

interface Stored {
  stored: LoadedSection[];
  lessons: ReadonlyMap<string, LoadedLesson>;
}

async function removeMissing(
  trx: Kysely<DB>,
  { content, by }: SyllabusForm,
  { stored, lessons }: Stored,
): Promise<void> {
  const kept = new Set(matchSections(content.sections, stored));
  const slugs = new Set(
    content.sections.flatMap((section) => section.lessons.map((one) => one.slug)),
  );
  const sectionIds = stored.map(({ id }) => id).filter((id) => !kept.has(id));
  const lessonIds = [...lessons].filter(([slug]) => !slugs.has(slug)).map(([, { id }]) => id);
  if (sectionIds.length + lessonIds.length > 0)
    await markRemoved(trx, { sectionIds, lessonIds }, by.now);
}

/** The stored section of each: by its name, or else one that holds a lesson of it. */
function matchSections(
  sections: readonly SectionContent[],
  stored: readonly LoadedSection[],
): (number | undefined)[] {
  const free = new Set(stored);
  const take = (isWanted: (section: LoadedSection) => boolean) => {
    const found = [...free].find(isWanted);
    if (found) free.delete(found);
    return found?.id;
  };
  const byName = sections.map(({ name }) => take((one) => one.name === name));
  return sections.map(({ lessons }, index) => {
    const slugs = new Set(lessons.map(({ slug }) => slug));
    return (
      byName[index] ?? take((one) => one.lessons.some(({ content }) => slugs.has(content.slug)))
    );
  });
}

async function showAndHide(
  trx: Kysely<DB>,
  { content }: SyllabusForm,
  lessons: ReadonlyMap<string, LoadedLesson>,
): Promise<void> {
  for (const hidden of [true, false]) {
    const changed = content.sections.flatMap((section) =>
      section.lessons.flatMap(({ slug, isHidden = false }) => {
        const before = lessons.get(slug);
        const isChanged = before && isHidden === hidden && before.content.isHidden !== hidden;
        return isChanged ? before.id : [];
      }),
    );
    if (changed.length > 0) await markHidden(trx, changed, hidden);
  }
}
