export interface ProductSearch {
  tab?: 'milestones' | 'labs';
  milestone?: number;
}

/** What the address of a product may say: which part is open, and which milestone of it. */
export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  if (search.tab === 'labs') return { tab: 'labs' };
  if (search.tab !== 'milestones') return {};
  const milestone = Number(search.milestone);
  return {
    tab: 'milestones',
    ...(Number.isSafeInteger(milestone) && milestone > 0 && { milestone }),
  };
}
