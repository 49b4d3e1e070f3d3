/** The same date some calendar years later, in UTC; 29 February becomes the 28th if needed. */
export function addYears(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + years);
  if (later.getUTCMonth() !== date.getUTCMonth()) later.setUTCDate(0);
  return later;
}
