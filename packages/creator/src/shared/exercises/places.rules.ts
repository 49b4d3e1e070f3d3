import { ApiError, isSameValue } from '@uplink/api-client';
import type { Definition } from '@uplink/net/exercise';

/** What is wrong by place: `tests.1` is the second test. */
export type PlaceFaults = Readonly<Record<string, string>>;

/** A refusal with what was refused. */
export interface Refused {
  error: Error;
  definition: Definition | undefined;
}

/** What was refused and hasn't been changed since. */
export function openFaults(
  refused: Refused | undefined,
  definition: Definition | undefined,
): PlaceFaults {
  if (!(refused?.error instanceof ApiError)) return {};
  const entries = Object.entries(refused.error.fieldErrors).filter(([place]) =>
    isSameValue(partAt(refused.definition, place), partAt(definition, place)),
  );
  return Object.fromEntries(entries);
}

const partAt = (definition: Definition | undefined, place: string) =>
  place
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      definition,
    );
