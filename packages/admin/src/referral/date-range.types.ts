/** Some days in UTC, and where their list continues. */
export interface DateSearch {
  startDate?: string | undefined;
  endDate?: string | undefined;
  cursor?: string | undefined;
}

export interface DateSearchProps {
  /** The days that are shown; the address of the page can hold them. */
  search: DateSearch;
  /** Told which days to show instead. */
  onSearchChange: (search: DateSearch) => void;
}
