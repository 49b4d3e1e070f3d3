import { ApiError, isSameValue } from '@uplink/api-client';

/** What is wrong by place: `tests.1` is the second test. */
export type PlaceFaults = Readonly<Record<string, string>>;

/** A refusal with what was refused. */
export interface Refused {
  error: Error;
  definition: unknown;
}

/** What was refused and hasn't been changed since. */
export function openFaults(refused: Refused | undefined, definition: unknown): PlaceFaults {
  if (!(refused?.error instanceof ApiError)) return {};
  const entries = Object.entries(refused.error.fieldErrors).filter(([place]) =>
    isSameValue(partAt(refused.definition, place), partAt(definition, place)),
  );
  return Object.fromEntries(entries);
}

const partAt = (definition: unknown, place: string) =>
  place
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      definition,
    );
