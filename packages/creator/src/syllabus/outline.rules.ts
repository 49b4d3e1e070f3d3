import type { Schema } from '@uplink/api-client';
import { formatTimer } from '@uplink/api-client/domain';

export type Section = Schema<'SectionSummary'>;
export type Lesson = Schema<'LessonSummary'>;
export type Change = Schema<'SyllabusChange'>;
export type Target = { id: number; position: 'before' | 'after' | 'on' };

export const findLesson = (sections: readonly Section[], id: number): Lesson | undefined =>
  sections.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);

/** Where a new lesson goes: to the section of the open one, or to the last. */
export function sectionFor(sections: readonly Section[], lessonId: number | undefined): number {
  const own = sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  return (own ?? sections.at(-1))?.id ?? 0;
}

export const nameOf = (sections: readonly Section[], id: number): string =>
  sections.find((section) => section.id === id)?.name ?? findLesson(sections, id)?.name ?? '';

/** Whether rows of a kind go to a place: sections between sections, lessons into and between lessons. */
export function canDrop(sections: readonly Section[], kind: string, target: Target): boolean {
  const isSection = sections.some(({ id }) => id === target.id);
  if (kind === 'section') return isSection && target.position !== 'on';
  return isSection
    ? target.position !== 'before' || sections[0]?.id !== target.id
    : target.position !== 'on';
}

/** The change that dragging rows to a place makes; undefined where they can't go. */
export function toMove(
  sections: readonly Section[],
  ids: readonly number[],
  target: Target,
): Change | undefined {
  const isSection = (id: number) => sections.some((section) => section.id === id);
  const moved = ids.filter(isSection);
  if (moved.length > 0) {
    if (!canDrop(sections, 'section', target)) return undefined;
    return { kind: 'moveSections', ids: moved, beforeId: beforeIn(sections, target) };
  }
  const place = isSection(target.id)
    ? placeAtSection(sections, target)
    : placeAtLesson(sections, target);
  return place && { kind: 'moveLessons', ids: [...ids], ...place };
}

type Place = { sectionId: number; beforeId: number | null };

function placeAtSection(sections: readonly Section[], { id, position }: Target): Place | undefined {
  const index = sections.findIndex((section) => section.id === id);
  const section = position === 'before' ? sections[index - 1] : sections[index];
  if (!section) return undefined;
  // Just below the line of an open section is its first place.
  const first = position === 'after' ? (section.lessons[0]?.id ?? null) : null;
  return { sectionId: section.id, beforeId: first };
}

function placeAtLesson(sections: readonly Section[], target: Target): Place | undefined {
  const section = sections.find(({ lessons }) => lessons.some(({ id }) => id === target.id));
  if (!section || target.position === 'on') return undefined;
  return { sectionId: section.id, beforeId: beforeIn(section.lessons, target) };
}

function beforeIn(items: readonly { id: number }[], { id, position }: Target): number | null {
  const index = items.findIndex((item) => item.id === id);
  return (position === 'before' ? items[index] : items[index + 1])?.id ?? null;
}

/** One step up or down, over the border of a section too; undefined at the end. */
export function toStep(
  sections: readonly Section[],
  id: number,
  direction: 'up' | 'down',
): Change | undefined {
  const step = direction === 'up' ? -1 : 1;
  const index = sections.findIndex((section) => section.id === id);
  if (index >= 0) {
    const next = sections[index + step];
    const position = direction === 'up' ? 'before' : 'after';
    return next && toMove(sections, [id], { id: next.id, position });
  }
  const at = sections.findIndex(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const section = sections[at];
  if (!section) return undefined;
  const row = section.lessons.findIndex((lesson) => lesson.id === id);
  const neighbour = section.lessons[row + step];
  if (neighbour)
    return toMove(sections, [id], {
      id: neighbour.id,
      position: direction === 'up' ? 'before' : 'after',
    });
  const other = sections[at + step];
  return (
    other && toMove(sections, [id], { id: other.id, position: direction === 'up' ? 'on' : 'after' })
  );
}

/** '14:20', or '1 h 52' from an hour on. */
export function lengthOf(seconds: number): string {
  if (seconds < 3600) return formatTimer(seconds);
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

export function totalsOf(sections: readonly Section[]): { seconds: number; points: number } {
  const lessons = sections.flatMap((section) => section.lessons);
  return {
    seconds: lessons.reduce((sum, { duration }) => sum + duration, 0),
    points: lessons.reduce((sum, { xpPoints }) => sum + xpPoints, 0),
  };
}

/** What a section shows of its lessons: what needs a fix comes first. */
export function stateOf({ lessons }: Section): Lesson['state'] {
  if (lessons.some(({ state }) => state === 'empty')) return 'empty';
  return lessons.length > 0 && lessons.every(({ state }) => state === 'hidden')
    ? 'hidden'
    : 'ready';
}

/** Names that contain what is sought, with their sections open. */
export function foundIn(sections: readonly Section[], sought: string): Section[] {
  const text = sought.trim().toLowerCase();
  if (text === '') return [...sections];
  const has = ({ name }: { name: string }) => name.toLowerCase().includes(text);
  return sections.flatMap((section) => {
    if (has(section)) return [section];
    const lessons = section.lessons.filter(has);
    return lessons.length > 0 ? [{ ...section, lessons }] : [];
  });
}
