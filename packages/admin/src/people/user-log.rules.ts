import type { Schema } from '@uplink/api-client';
import { userLogMessages } from './user-log.messages.ts';

type Entry = Schema<'UserLogEntry'>;

/**
 * What changed, a line for each field; what stayed as it was has none. Of what is new or was only noted, the
 * fields that have a name here are told.
 */
export function changesOf(
  { before, after }: Pick<Entry, 'before' | 'after'>,
  messages = userLogMessages,
): string[] {
  return Object.keys(after).flatMap((field) => {
    const name = messages.field(field);
    const [was, is] = [before[field], after[field]];
    if (!(field in before))
      return messages.isNamed(field) ? [`${name}: ${inWords(is, messages)}`] : [];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (isNested(was) || isNested(is)) return [messages.changed(name)];
    return inWords(was, messages) === inWords(is, messages)
      ? []
      : [`${name}: ${inWords(was, messages)} → ${inWords(is, messages)}`];
  });
}

/** Parts of a page, for example, are too long for a line. */
const isNested = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isNested) : typeof value === 'object' && value !== null;

/** Where, by whom and why. */
export function contextOf({ product, by, reason }: Entry, messages = userLogMessages): string {
  const who = by ? messages.by(by.name) : messages.automatic;
  const place = [product, who].filter(Boolean).join(', ');
  return reason ? `${place}: ${messages.quoted(reason)}` : place;
}

function inWords(value: unknown, messages: typeof userLogMessages): string {
  if (value === null || value === undefined || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.length === 0 ? messages.nothing : value.join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
