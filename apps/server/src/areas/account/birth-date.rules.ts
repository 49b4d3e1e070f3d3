import type { Schema } from '@uplink/api-client';

type BirthDate = Pick<Schema<'Profile'>, 'birthDateYear' | 'birthDateMonth' | 'birthDateDay'>;

/** Year, month and day as one text, each as far as it is known. */
export function writeBirthDate(date: Partial<BirthDate>): string | null {
  const { birthDateYear = null, birthDateMonth = null, birthDateDay = null } = date;
  const parts = [birthDateYear, birthDateMonth, birthDateDay];
  return parts.every((part) => part === null) ? null : parts.map((part) => part ?? '').join('-');
}

/** The parts of such a text; all of them are null without one. */
export function readBirthDate(text: string | null): BirthDate {
  const [year, month, day] = (text ?? '').split('-').map((part) => Number(part) || null);
  return {
    birthDateYear: year ?? null,
    birthDateMonth: month ?? null,
    birthDateDay: day ?? null,
  };
}

/** The column, where any part was changed, without those it replaces. */
export const changedBirthDate = (current: BirthDate, changes: Partial<BirthDate>) =>
  [changes.birthDateYear, changes.birthDateMonth, changes.birthDateDay].some(
    (part) => part !== undefined,
  )
    ? {
        birth_date: writeBirthDate({ ...current, ...changes }),
        birth_date_year: null,
        birth_date_month: null,
        birth_date_day: null,
      }
    : {};
