import { readQuestion } from '../shared/question.search.ts';

export interface LessonSearch {
  /** Seconds; wins over where the video was left. */
  position?: number | undefined;
  /** The open tab, e.g. 'notes'. */
  nav?: string | undefined;
  /** The open question of the discussion. */
  question?: number | undefined;
}

/** What an address may say; anything else is left out. */
export function readLessonSearch(search: Record<string, unknown>): LessonSearch {
  const position = Number(search.position ?? search.t);
  return {
    ...(Number.isFinite(position) &&
      position >= 0 &&
      (search.position ?? search.t) !== undefined && { position }),
    ...(typeof search.nav === 'string' && { nav: search.nav }),
    ...readQuestion(search),
  };
}
