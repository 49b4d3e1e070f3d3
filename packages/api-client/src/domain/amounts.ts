const units = ['B', 'kB', 'MB', 'GB'] as const;
const inUnit = (value: number, unit: (typeof units)[number]) => `${value} ${unit}`;

/** '1.8 MB'; binary steps, as the size limits are. Other languages write the unit in their own way. */
export function formatBytes(bytes: number, write = inUnit): string {
  let value = bytes;
  let unit = 0;
  // Rounded: a byte less than a megabyte is 1 MB, never 1024 kB.
  while (Math.round(value) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return write(Number(value.toFixed(value < 10 && unit > 0 ? 1 : 0)), units[unit] ?? 'GB');
}

/** '4.8' with one digit after the point. */
export function formatDecimal(value: number, digits: number, locale = 'en-US'): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(locale, options);
}
