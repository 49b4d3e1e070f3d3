import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import { actionIds, userLogMessages } from './user-log.messages.ts';

type Entry = Schema<'UserLogEntry'>;

/**
 * What changed, a line for each field; what stayed as it was has none. Of what is new or was only noted, the
 * fields that have a name here are shown.
 */
export function changesOf(
  { action, before, after }: Pick<Entry, 'action' | 'before' | 'after'>,
  messages: typeof userLogMessages,
  formats: Formats,
): string[] {
  // What was deleted has only been there before.
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const name = messages.field(field);
    const [was, is] = [before[field], after[field]];
    const words = (value: unknown) => inWords(value, { action, field }, messages, formats);
    if (!(field in before && field in after))
      return messages.isNamed(field) ? [`${name}: ${words(field in after ? is : was)}`] : [];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (isNested(was) || isNested(is)) return [messages.changed(name)];
    return words(was) === words(is) ? [] : [`${name}: ${words(was)} → ${words(is)}`];
  });
}

/** Parts of a page, for example, are too long for a line. */
const isNested = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isNested) : typeof value === 'object' && value !== null;

/** The actions that a log can be narrowed to, in the order of their names. */
export const actionOptions = ({ action }: typeof userLogMessages) =>
  actionIds
    .map((id) => ({ id, label: action(id) }))
    .sort((one, other) => one.label.localeCompare(other.label));

/** Where, by whom and why. */
export function contextOf({ product, by, reason }: Entry, messages = userLogMessages): string {
  const who = by ? messages.by(by.name) : messages.automatic;
  const place = [product, who].filter(Boolean).join(', ');
  return reason ? `${place}: ${messages.quoted(reason)}` : place;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function inWords(
  value: unknown,
  { action, field }: { action: string; field: string },
  messages: typeof userLogMessages,
  formats: Formats,
): string {
  if (value === null || value === undefined || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.length === 0 ? messages.nothing : value.join(', ');
  if (typeof value === 'boolean') return messages.truth(value);
  if (typeof value === 'number') return messages.code(action, field, value) ?? String(value);
  const text = String(value);
  if (instant.test(text)) return formats.dateTime(text);
  return messages.code(action, field, text) ?? text;
}
