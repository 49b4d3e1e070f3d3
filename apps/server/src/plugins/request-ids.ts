import { randomBytes } from 'node:crypto';

/** Names for requests: random for each process, then counted, which costs less than chance each time. */
export function createRequestIds(): () => string {
  const ofProcess = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `req-${ofProcess}-${count.toString(16).padStart(4, '0')}`;
  };
}
