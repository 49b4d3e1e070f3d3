import type { InboxFilter } from '@uplink/api-client/react';
import type { ReactNode } from 'react';

/** Which work an inbox shows; the address of the page can hold it. */
export interface InboxSearch {
  /** Where the list continues; left out for its beginning. */
  cursor?: string | undefined;
  sort?: InboxFilter['sort'];
  pageSize?: number | undefined;
  /** States, comma-joined. */
  status?: string | undefined;
  productId?: number | undefined;
  /** The learner. */
  userId?: number | undefined;
  cohortId?: number | undefined;
}

export interface InboxProps<Search extends InboxSearch = InboxSearch> {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: Search;
  /** Told what to show instead. */
  onSearchChange: (search: Search) => void;
}

/** Something an inbox can be narrowed to. */
export interface InboxChoice {
  id: number;
  name: string;
}

export interface InboxChoices {
  products: readonly InboxChoice[];
  cohorts: readonly InboxChoice[];
}

/** What an inbox says of the work in it. */
export interface InboxWords {
  /** What is loading, e.g. 'The inbox'. */
  noun: string;
  /** What is counted, e.g. 'submissions'. */
  unit: string;
  /** Its heading, e.g. '7 waiting for review'. */
  title: (count: string) => string;
  /** How it is ordered, unless a column is chosen. */
  order: string;
  /** What it says when no work is left. */
  clear: string;
}

/** States that can be chosen together: their codes, comma-joined. */
export interface InboxStatus {
  id: string;
  label: string;
}

/** What an inbox can be narrowed to. */
export interface InboxFilters {
  choices: InboxChoices;
  /** States to choose from, each with its number. @default none */
  statuses?: readonly InboxStatus[];
  /** The states that the heading counts. @default all of them */
  counted?: string;
  /** Other filters. */
  others?: ReactNode;
  /** A single cohort can be chosen too, for what is done with a whole one. @default false */
  isCohortAlways?: boolean;
}
