import type { Schema } from '@uplink/api-client';
import { messages } from './user-log.messages.ts';

type Entry = Schema<'UserLogEntry'>;

/** What changed, a line for each field; what stayed as it was has none. */
export function changesOf({ before, after }: Pick<Entry, 'before' | 'after'>): string[] {
  return Object.keys(after)
    .filter((field) => field in before && inWords(before[field]) !== inWords(after[field]))
    .map(
      (field) => `${messages.field(field)}: ${inWords(before[field])} → ${inWords(after[field])}`,
    );
}

/** Where, by whom and why. */
export function contextOf({ product, by, reason }: Entry): string {
  const who = by ? messages.by(by.name) : messages.automatic;
  const place = [product, who].filter(Boolean).join(', ');
  return reason ? `${place}: ${messages.quoted(reason)}` : place;
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.length === 0 ? messages.nothing : value.join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
