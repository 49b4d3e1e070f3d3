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
