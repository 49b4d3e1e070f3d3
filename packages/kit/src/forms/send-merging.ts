import { ApiError } from '@uplink/api-client';
import type { FormOptions } from './form.types.ts';
import {
  afterSending,
  changedFields,
  conflictingFields,
  rebase,
  type Typed,
} from './merge.rules.ts';

interface Outcome {
  /** Why it was not sent. */
  error?: Error;
  /** The server said what it has now. */
  isMerged: boolean;
}

/** So often someone else may come first before this gives up. */
const mostTries = 3;

/**
 * Sends a form. Where another version was stored meanwhile, fields that only one side changed are merged
 * and sent again; a field that both changed waits for a choice.
 */
export async function sendMerging<Values extends object>(
  options: FormOptions<Values>,
  getTyped: () => Typed<Values>,
  put: (typed: Typed<Values>, answer: Values) => void,
): Promise<Outcome> {
  const { send, fetchStored } = options;
  for (let tries = 1; ; tries += 1) {
    const { values: sent, base } = getTyped();
    try {
      const stored = await send(sent, changedFields(sent, base));
      if (stored) put(afterSending(getTyped(), sent, stored), stored);
      return { isMerged: stored !== undefined };
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      const isBehind = error instanceof ApiError && error.status === 409 && fetchStored;
      if (!isBehind || tries === mostTries) return { error, isMerged: false };
      const stored = await fetchStored();
      const merged = rebase(getTyped(), stored);
      put(merged, stored);
      if (conflictingFields(merged, stored).length > 0) return { isMerged: true };
    }
  }
}
