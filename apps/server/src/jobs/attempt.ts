import { Refusal } from '../plugins/errors/errors.ts';

/** What could not be done and is tried again at the next run. */
export type OnFault = (error: unknown, what: string) => void;

/** Does one of many things; one that fails keeps none of the others waiting. */
export async function attempt(
  task: () => Promise<void>,
  what: string,
  onFault: OnFault,
): Promise<void> {
  try {
    await task();
  } catch (error) {
    onFault(error, what);
  }
}

/** Does something that someone else may have done in the meantime: then nothing is left to do. */
export async function unlessDone(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return;
    throw error;
  }
}
