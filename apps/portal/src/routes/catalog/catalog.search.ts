export interface CatalogSearch {
  search?: string | undefined;
  level?: number | undefined;
  page?: number | undefined;
}

/** What an address may say; anything else is left out. */
export function readCatalogSearch(search: Record<string, unknown>): CatalogSearch {
  const level = Number(search.level);
  const page = Number(search.page);
  return {
    ...(typeof search.search === 'string' && search.search !== '' && { search: search.search }),
    ...([1, 2, 3].includes(level) && { level }),
    ...(Number.isInteger(page) && page > 0 && { page }),
  };
}
