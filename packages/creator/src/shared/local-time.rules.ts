/** An instant as the field of a date and time writes it, in the reader's own time. */
export function toLocalTime(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field wrote as an instant; null for nothing. */
export const toInstant = (written: string): string | null =>
  written === '' ? null : new Date(written).toISOString();
