/** Some of the things that a job looked after could not be done; the others were. */
export class ItemsFailed extends AggregateError {
  override name = 'ItemsFailed';
}

/**
 * Does a task for each of many things; one that fails keeps none of the others waiting. In the end it fails with a message
 * that names what was left. A job that comes by the clock ends well all the same: its next turn tries again.
 */
export async function attemptEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  task: (item: Item) => Promise<unknown>,
  nameOf: (item: Item) => string,
): Promise<void> {
  const faults: Error[] = [];
  for await (const item of items) {
    try {
      await task(item);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.push(new Error(`${nameOf(item)}: ${reason}`, { cause: error }));
    }
  }
  if (faults.length === 0) return;
  const shown = faults.slice(0, mostShown).map(({ message }) => message);
  throw new ItemsFailed(faults, `${faults.length} failed. ${shown.join('; ')}`);
}

const mostShown = 10;

/** The same for the parts of a job, by name. One that could not even look for its things makes the job fail. */
export async function attemptAll(parts: Record<string, () => Promise<unknown>>): Promise<void> {
  try {
    await attemptEach(
      Object.entries(parts),
      ([, part]) => part(),
      ([name]) => name,
    );
  } catch (error) {
    const { errors, message } = error as ItemsFailed;
    if (errors.every(({ cause }) => cause instanceof ItemsFailed)) throw error;
    throw new AggregateError(errors, message);
  }
}

/** Each thing that was left, also by the parts of a job. */
export const itemsLeft = ({ errors }: ItemsFailed): Error[] =>
  errors.flatMap((fault: Error) =>
    fault.cause instanceof ItemsFailed ? itemsLeft(fault.cause) : [fault],
  );

/** Everything that waits, in the order of ids, in as many looks as it takes. */
export async function* inOrder<Item extends { id: number }>(
  listAfter: (id: number) => Promise<readonly Item[]>,
): AsyncGenerator<Item> {
  let last = 0;
  for (;;) {
    const found = await listAfter(last);
    yield* found;
    const end = found.at(-1);
    if (!end) return;
    last = end.id;
  }
}
