/**
 * A driver of our own, and no ready-made one: load generators that hold a number of connections wait
 * for answers before they ask again, so a slow server is asked less and looks better than it is. Here
 * calls leave at a constant rate whatever comes back, and each is timed from the moment it was due, so
 * that a call that had to wait its turn counts the wait. Each call is also another one, by another
 * learner, built from what that learner has.
 */

/** What became of one kind of call. */
export interface Timings {
  name: string;
  milliseconds: number[];
}

export interface Outcome {
  timings: Timings[];
  /** How often an answer was not the wanted one, by what it was. */
  errors: Map<string, number>;
  sent: number;
}

export interface Sent {
  name: string;
  /** Settles when the whole answer is there; says what was wrong with it. */
  fault: Promise<string | undefined>;
}

/** Sends at a constant rate, then waits for what is still under way. */
export async function openLoop(options: {
  perSecond: number;
  seconds: number;
  send: () => Sent;
}): Promise<Outcome> {
  const { perSecond, seconds, send } = options;
  const timings = new Map<string, Timings>();
  const errors = new Map<string, number>();
  const underWay: Promise<void>[] = [];
  const total = Math.round(perSecond * seconds);
  const start = performance.now();
  for (let index = 0; index < total; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const { name, fault } = send();
    underWay.push(
      fault.then((found) => {
        const timing = timings.get(name) ?? { name, milliseconds: [] };
        timing.milliseconds.push(performance.now() - due);
        timings.set(name, timing);
        if (found) errors.set(`${name}: ${found}`, (errors.get(`${name}: ${found}`) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(underWay);
  return { timings: [...timings.values()], errors, sent: total };
}
