import { readPageSearch } from './page.search.ts';
import { readQuestion } from './question.search.ts';

export interface DiscussionPlace {
  /** The id of the open question; undefined shows all. */
  question?: number | undefined;
  /** Of all questions, or of the responses to the open one; 0-based and left out for the first. */
  page?: number | undefined;
}

/** What the address of a discussion may say. Read by the page: routes are part of the first load. */
export function readDiscussionPlace(search: Record<string, unknown>): DiscussionPlace {
  return { ...readQuestion(search), ...readPageSearch(search) };
}
