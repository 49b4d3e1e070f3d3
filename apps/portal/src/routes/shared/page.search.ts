export interface PageSearch {
  /** 0-based; left out for the first. */
  page?: number | undefined;
}

/** What an address may say; anything else is left out. */
export function readPageSearch(search: Record<string, unknown>): PageSearch {
  const page = Number(search.page);
  return Number.isInteger(page) && page > 0 ? { page } : {};
}
