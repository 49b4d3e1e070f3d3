/** What jobs had to leave since the process began, by job. */
const left = new Map<string, number>();

export const countLeft = (job: string, items: number): void =>
  void left.set(job, (left.get(job) ?? 0) + items);

export const readLeft = (): readonly [job: string, items: number][] => [...left];
