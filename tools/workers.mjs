import { availableParallelism } from 'node:os';

/** One more than there are cores, because tests spend part of their time waiting for a browser or database. */
export const workers = availableParallelism() + 1;
