export interface LessonSearch {
  /** Seconds; wins over where the video was left. */
  position?: number;
  nav?: string;
}

/** What an address may say; anything else is left out. */
export function readLessonSearch(search: Record<string, unknown>): LessonSearch {
  const position = Number(search.position ?? search.t);
  return {
    ...(Number.isFinite(position) &&
      position >= 0 &&
      (search.position ?? search.t) !== undefined && { position }),
    ...(typeof search.nav === 'string' && { nav: search.nav }),
  };
}
