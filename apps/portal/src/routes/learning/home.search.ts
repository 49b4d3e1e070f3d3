export interface HomeSearch {
  /** Which part of home is open; without it all of it. */
  tab?: 'learning';
}

/** What an address may say; anything else is left out. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  return search.tab === 'learning' ? { tab: 'learning' } : {};
}
