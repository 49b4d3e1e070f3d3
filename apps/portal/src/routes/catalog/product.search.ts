export interface ProductSearch {
  tab?: 'milestones' | 'labs' | undefined;
  /** The open milestone. */
  milestone?: number | undefined;
  /** The category of milestones that is shown; all without it. */
  category?: 1 | 2 | 3 | 4 | undefined;
  /** The page of the reviews, 0-based; left out for the first. */
  reviews?: number | undefined;
}

/** What the address of a product may say; anything else is left out. */
export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const reviews = wholeNumber(search.reviews);
  return { ...readTab(search), ...(reviews && { reviews }) };
}

function readTab(search: Record<string, unknown>): ProductSearch {
  if (search.tab === 'labs') return { tab: 'labs' };
  if (search.tab !== 'milestones') return {};
  const milestone = wholeNumber(search.milestone);
  const category = ([1, 2, 3, 4] as const).find((one) => one === Number(search.category));
  return { tab: 'milestones', ...(milestone && { milestone }), ...(category && { category }) };
}

function wholeNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
