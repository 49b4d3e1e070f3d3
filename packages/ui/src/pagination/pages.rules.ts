/** A page, 0-based, or a gap between pages. */
export type PageOrGap = number | 'gap';

/** First and last, the current page with its neighbours, and gaps that leave out two pages or more. */
export function listPages(page: number, last: number): PageOrGap[] {
  const wanted = [0, page - 1, page, page + 1, last].filter((one) => one >= 0 && one <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? -1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : (['gap', one] as const);
  });
}
