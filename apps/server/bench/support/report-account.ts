/** Loaded into a profiled server before its own code: counts statements, and says where its time goes. */
import { Session } from 'node:inspector/promises';
import pg from 'pg';
import type { Profile } from './profile.ts';

export interface Account {
  /** Processor time of all threads since the question before, milliseconds. */
  cpuMs: number;
  /** Sent to the database since then. */
  statements: number;
  profile: Profile;
}

let statements = 0;
let before = process.cpuUsage();
const session = new Session();
session.connect();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

process.on('message', async ({ isProfiling }: { isProfiling: boolean }) => {
  if (isProfiling) {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    statements = 0;
    before = process.cpuUsage();
    process.send?.({});
    return;
  }
  const { user, system } = process.cpuUsage(before);
  const { profile } = await session.post('Profiler.stop');
  const account: Account = {
    cpuMs: (user + system) / 1000,
    statements,
    profile: profile as Profile,
  };
  process.send?.(account);
});
process.channel?.unref();
