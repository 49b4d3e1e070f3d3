import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';

/** What every part of the sandbox works on: its own tables, and its own time. */
export interface Books {
  db: Kysely<DB>;
  clock: Clock;
  /** Where browsers reach the sandbox. */
  publicUrl: string;
  secret: string;
  /** Who asks for the money. */
  academyName: string;
  /** News were written: deliver what is due. */
  onNews(): void;
}

/** The academy's time, moved by as much as someone asked for on the control page. */
export async function sandboxNow({ db, clock }: Pick<Books, 'db' | 'clock'>): Promise<Date> {
  const { clock_offset_ms } = await db
    .selectFrom('sandbox_setting')
    .select('clock_offset_ms')
    .executeTakeFirstOrThrow();
  return new Date(clock.now().getTime() + clock_offset_ms);
}

/** Moves the sandbox's time: cards and agreements expire by it. */
export async function moveSandboxClock({ db }: Pick<Books, 'db'>, byMs: number): Promise<void> {
  await db
    .updateTable('sandbox_setting')
    .set({ clock_offset_ms: sql`clock_offset_ms + ${byMs}` })
    .execute();
}

export const newRef = (prefix: string): string =>
  `${prefix}_${randomBytes(12).toString('base64url')}`;

/** The same for calls that ask for the same. */
export const hashOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** A key for one use, made from the server's secret. */
export const keyFor = (secret: string, use: string): string =>
  createHmac('sha256', secret).update(`sandbox ${use}`).digest('hex');
