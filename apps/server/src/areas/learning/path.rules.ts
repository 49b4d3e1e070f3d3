import type { Schema } from '@uplink/api-client';

export interface PathCourse {
  id: number;
  level: number | null;
  isDone: boolean;
}

export interface PathCatalogue {
  /** What the learner is in, or has bought and can begin; it leads. */
  lead: number | null;
  /** Courses that anyone can start, or that this learner started as such. */
  free: readonly PathCourse[];
  /** The program that leads to the goal, with its courses and projects in their order. */
  program: { id: number; parts: readonly PathCourse[] } | null;
}

export interface PathPlace {
  id: number;
  kind: 'lead' | 'free' | 'course' | 'program';
}

type Level = Schema<'StartingLevel'>;

/** Where a path begins, by where its learner is: with which free course, and from which level on. */
const beginsAt: Record<Level, { freeLevel: number; fromLevel: number; courses: number }> = {
  newToThis: { freeLevel: 1, fromLevel: 1, courses: 2 },
  someIt: { freeLevel: 1, fromLevel: 1, courses: 3 },
  inItNow: { freeLevel: 2, fromLevel: 2, courses: 2 },
};

/** The free course to begin with: the one whose level is nearest, an easier one before a harder one. */
export function chooseFree<Course extends PathCourse>(
  level: Level | null,
  free: readonly Course[],
): Course | undefined {
  const { freeLevel } = beginsAt[level ?? 'newToThis'];
  const distance = (course: Course) => Math.abs((course.level ?? 1) - freeLevel);
  const open = free.filter(({ isDone }) => !isDone);
  return [...(open.length > 0 ? open : free)].sort(
    (one, other) => distance(one) - distance(other) || (one.level ?? 1) - (other.level ?? 1),
  )[0];
}

/**
 * One way through the academy: what was bought or begun leads, then the free course, the first courses of
 * the program, and the program itself; learners who are only curious aren't led to a program.
 */
export function choosePath(
  { goal, level }: Pick<Schema<'Goals'>, 'goal' | 'level'>,
  { lead, free, program }: PathCatalogue,
): PathPlace[] {
  const { fromLevel, courses } = beginsAt[level ?? 'newToThis'];
  const places: PathPlace[] = [];
  const add = (id: number | undefined, kind: PathPlace['kind']) => {
    if (id !== undefined && places.every((place) => place.id !== id)) places.push({ id, kind });
  };
  const beginning = chooseFree(level, free);
  if (lead !== null) add(lead, lead === beginning?.id ? 'free' : 'lead');
  add(beginning?.id, 'free');
  const open = program?.parts.filter(({ isDone }) => !isDone) ?? [];
  const reached = open.filter((part) => (part.level ?? 1) >= fromLevel);
  for (const { id } of (reached.length > 0 ? reached : open).slice(0, courses)) add(id, 'course');
  if (goal !== 'curious') add(program?.id, 'program');
  return places;
}
