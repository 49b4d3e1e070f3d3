/** Some days in UTC, and where their list continues. */
export interface DateSearch {
  startDate?: string | undefined;
  endDate?: string | undefined;
  cursor?: string | undefined;
}

export interface DateSearchProps {
  search: DateSearch;
  onSearchChange: (search: DateSearch) => void;
}
