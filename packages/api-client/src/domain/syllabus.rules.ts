/** How much a course or project may hold. */
export const SYLLABUS_LIMITS = { sections: 200, lessons: 3000 } as const;

/** A section with its lessons in order, whatever else is known of them. */
export interface TreeSection {
  id: number;
  lessons: readonly { id: number }[];
}

/** Where lessons go: before one of a section's lessons, or to its end. */
export interface LessonPlace {
  sectionId: number;
  beforeId: number | null;
}

/** Puts lessons at a place, in the order in which they stand; undefined where it names what isn't there. */
export function moveLessons<Section extends TreeSection>(
  sections: readonly Section[],
  ids: readonly number[],
  { sectionId, beforeId }: LessonPlace,
): Section[] | undefined {
  const moving = new Set(ids);
  const moved = sections.flatMap(({ lessons }) => lessons.filter(({ id }) => moving.has(id)));
  const target = sections.find(({ id }) => id === sectionId);
  if (!target || moved.length !== moving.size) return undefined;
  const index = placeIn(target.lessons, moving, beforeId);
  if (index === undefined) return undefined;
  return sections.map((section) => {
    const kept = section.lessons.filter(({ id }) => !moving.has(id));
    if (section === target) kept.splice(index, 0, ...moved);
    return { ...section, lessons: kept };
  });
}

/** Puts sections before another one, or to the end; undefined where they aren't there. */
export function moveSections<Section extends TreeSection>(
  sections: readonly Section[],
  ids: readonly number[],
  beforeId: number | null,
): Section[] | undefined {
  const moving = new Set(ids);
  const moved = sections.filter(({ id }) => moving.has(id));
  const index = placeIn(sections, moving, beforeId);
  if (index === undefined || moved.length !== moving.size) return undefined;
  const kept = sections.filter(({ id }) => !moving.has(id));
  kept.splice(index, 0, ...moved);
  return kept;
}

/** The number of items that stay and stand before a place; its own item may be one that moves. */
function placeIn(
  items: readonly { id: number }[],
  moving: ReadonlySet<number>,
  beforeId: number | null,
): number | undefined {
  const end = beforeId === null ? items.length : items.findIndex(({ id }) => id === beforeId);
  return end < 0 ? undefined : items.slice(0, end).filter(({ id }) => !moving.has(id)).length;
}

/** Sections and lessons as they were at another time; undefined unless exactly the same are there. */
export function arrangeSyllabus<Section extends TreeSection>(
  sections: readonly Section[],
  order: readonly { id: number; lessonIds: readonly number[] }[],
): Section[] | undefined {
  const known = new Map(sections.map((section) => [section.id, section]));
  const lessons = new Map(
    sections.flatMap((one) => one.lessons.map((lesson) => [lesson.id, lesson])),
  );
  const named = order.flatMap(({ lessonIds }) => lessonIds);
  const isSame =
    order.length === known.size &&
    new Set(order.map(({ id }) => id)).size === known.size &&
    order.every(({ id }) => known.has(id)) &&
    named.length === lessons.size &&
    new Set(named).size === lessons.size &&
    named.every((id) => lessons.has(id));
  if (!isSame) return undefined;
  return order.flatMap(({ id, lessonIds }) => {
    const section = known.get(id);
    return section
      ? [{ ...section, lessons: lessonIds.flatMap((one) => lessons.get(one) ?? []) }]
      : [];
  });
}

/** The order in which sections and lessons stand, to come back to it. */
export function orderOf(sections: readonly TreeSection[]): { id: number; lessonIds: number[] }[] {
  return sections.map(({ id, lessons }) => ({ id, lessonIds: lessons.map((one) => one.id) }));
}

/** Without these sections and lessons. */
export function withoutParts<Section extends TreeSection>(
  sections: readonly Section[],
  ids: readonly number[],
): Section[] {
  const removed = new Set(ids);
  return sections
    .filter(({ id }) => !removed.has(id))
    .map((section) => ({
      ...section,
      lessons: section.lessons.filter(({ id }) => !removed.has(id)),
    }));
}
