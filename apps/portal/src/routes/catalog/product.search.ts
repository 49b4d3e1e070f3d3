import { defineSearch, oneOf, wholeNumber } from '@uplink/kit/search';

const named = oneOf('milestones', 'labs');
const numbered = wholeNumber();

const read = defineSearch({
  /** The numbers are those of tabs that its authors added. */
  tab: (value) => named(value) ?? numbered(value),
  /** The open milestone. */
  milestone: wholeNumber(),
  /** The category of milestones that is shown; all without it. */
  category: oneOf(1, 2, 3, 4),
  /** The page of the reviews, 0-based; left out for the first. */
  reviews: wholeNumber(),
});

export type ProductSearch = ReturnType<typeof read>;

/** What the address of a product may say; a milestone only in its tab. */
export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const { milestone: _milestone, category: _category, ...rest } = read(search);
  return rest.tab === 'milestones' ? read(search) : rest;
}
