import type { AllFormats } from '@uplink/api-client/messages';

/** '12 Mar 2026' of a day. */
export const toDay = (date: string, formats: AllFormats): string =>
  formats.date(`${date}T12:00:00.000Z`);

/** '12 Mar 2026, 21:14 UTC': the page is drawn once for all time zones. */
export function toMoment(instant: string, formats: AllFormats): string {
  return `${toDay(instant.slice(0, 10), formats)}, ${instant.slice(11, 16)} UTC`;
}

/** A share as a percentage that only says 100 of all. */
export function toPercent(share: number, formats: AllFormats): string {
  const percent = Math.floor(share * 10_000) / 100;
  return formats.decimal(percent, percent === 100 ? 0 : 2);
}
