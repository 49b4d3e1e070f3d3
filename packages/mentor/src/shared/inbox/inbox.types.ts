import type { InboxFilter } from '@uplink/api-client/react';

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
