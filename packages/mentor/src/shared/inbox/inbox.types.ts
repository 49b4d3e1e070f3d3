/** Which work an inbox shows; the address of the page can hold it. */
export interface InboxSearch {
  /** 0-based. */
  page?: number | undefined;
  pageSize?: number | undefined;
  /** States, comma-joined. */
  status?: string | undefined;
  productId?: number | undefined;
  /** The learner. */
  userId?: number | undefined;
  cohortId?: number | undefined;
}

export interface InboxProps<Search extends InboxSearch = InboxSearch> {
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
