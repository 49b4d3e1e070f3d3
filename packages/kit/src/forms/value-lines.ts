import type { valueLinesMessages } from './value-lines.messages.ts';

/**
 * A field's value in lines, to compare two versions of it: one for each item of a list and each part of an object.
 * Ids are left out: no one knows them.
 */
export function valueLines(value: unknown, messages: typeof valueLinesMessages): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? messages.on : messages.off];
  if (Array.isArray(value))
    return value.map((item) => valueLines(item, messages).join(', ')).filter(Boolean);
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, part]) =>
      key === 'id' ? [] : valueLines(part, messages),
    );
  return [String(value)];
}
