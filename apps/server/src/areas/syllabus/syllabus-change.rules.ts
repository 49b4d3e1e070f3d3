import type { Schema } from '@uplink/api-client';
import {
  arrangeSyllabus,
  moveLessons,
  moveSections,
  type TreeSection,
} from '@uplink/api-client/domain';
import type { RemovedPart } from './removed-parts.repository.ts';

type Move = Extract<Schema<'SyllabusChange'>, { kind: 'moveLessons' | 'moveSections' | 'arrange' }>;

/** The tree after parts were moved; undefined if they or their place aren't there. */
export function applyMove(
  sections: readonly TreeSection[],
  change: Move,
): TreeSection[] | undefined {
  switch (change.kind) {
    case 'moveLessons':
      return moveLessons(sections, change.ids, change);
    case 'moveSections':
      return moveSections(sections, change.ids, change.beforeId);
    case 'arrange':
      return arrangeSyllabus(sections, change.order);
  }
}

/** The tree with a new section or lesson; undefined without its place. */
export function withAdded(
  sections: readonly TreeSection[],
  id: number,
  place: { sectionId?: number; beforeId: number | null },
): TreeSection[] | undefined {
  const { sectionId, beforeId } = place;
  if (sectionId === undefined)
    return moveSections([...sections, { id, lessons: [] }], [id], beforeId);
  const added = sections.map((section) =>
    section.id === sectionId ? { ...section, lessons: [...section.lessons, { id }] } : section,
  );
  return moveLessons(added, [id], { sectionId, beforeId });
}

/** The tree with removed parts, as near to their former places as what is there now allows. */
export function withRestored(
  sections: readonly TreeSection[],
  removed: readonly RemovedPart[],
): TreeSection[] {
  const tree = sections.map(({ id, lessons }) => ({ id, lessons: [...lessons] }));
  const byPosition = [...removed].sort((one, other) => one.position - other.position);
  for (const { id, sectionId, position } of byPosition)
    if (sectionId === null) tree.splice(position - 1, 0, { id, lessons: [] });
  for (const { id, sectionId, position } of byPosition)
    tree.find((section) => section.id === sectionId)?.lessons.splice(position - 1, 0, { id });
  return tree;
}
