import { availableParallelism } from 'node:os';

/** Tests wait for a browser or a database at times: one more than cores keeps a small machine busy. */
export const workers = availableParallelism() + 1;
