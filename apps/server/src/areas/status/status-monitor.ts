import type { Schema } from '@uplink/api-client';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { createCheck, type PartStates, parts } from './check-parts.ts';
import { listPublicIncidents } from './incidents.repository.ts';

type Status = Schema<'Status'>;
type State = Schema<'PartState'>;
type Incident = Schema<'Incident'>;

/** Says how the academy is. What it last read it keeps, so that it can answer without the database. */
export interface StatusMonitor {
  /** As of now, within seconds. */
  read: () => Promise<Status>;
  /** Checks every part and counts the result for its day; what can't be written is counted later. */
  check: () => Promise<void>;
}

const day = 86_400_000;
const shownDays = 30;
/** How long an answer is given again, so that many readers cost as much as one. */
const keptFor = 5000;

type Days = Map<string, { day: string; checks: number; good: number }[]>;

export function createStatusMonitor(deps: Pick<Deps, 'db' | 'storage' | 'clock'>): StatusMonitor {
  const { db, storage, clock } = deps;
  const checkParts = createCheck(db, storage);
  let known: { incidents: Incident[]; days: Days } = { incidents: [], days: new Map() };
  let kept: { at: number; status: Promise<Status> } | undefined;
  /** Results that are not in the database yet, by part and day. */
  const counted = new Map<string, { checks: number; good: number }>();

  async function look(): Promise<{ states: PartStates; isLive: boolean }> {
    const now = clock.now();
    const states = await checkParts(now);
    if (states.lessons === 'down') return { states, isLive: false };
    try {
      known = await readKnown(db, now);
      return { states, isLive: true };
    } catch {
      return { states: { ...states, lessons: 'down' }, isLive: false };
    }
  }

  async function make(): Promise<Status> {
    const { states, isLive } = await look();
    const now = clock.now();
    const named = parts.map((part) => ({
      part,
      state: withIncidents(part, states[part], known.incidents),
      days: daysOf(known.days.get(part) ?? [], now),
    }));
    return {
      state: worst(named.map(({ state }) => state)),
      isLive,
      checkedAt: now.toISOString(),
      parts: named,
      incidents: known.incidents,
    };
  }

  return {
    read() {
      const at = clock.now().getTime();
      if (kept && at - kept.at < keptFor && at >= kept.at) return kept.status;
      const status = make();
      kept = { at, status };
      return status;
    },
    async check() {
      const now = clock.now();
      const date = now.toISOString().slice(0, 10);
      const states = await checkParts(now);
      for (const part of parts) {
        if (states[part] === 'unknown') continue;
        const key = `${part} ${date}`;
        const { checks, good } = counted.get(key) ?? { checks: 0, good: 0 };
        counted.set(key, { checks: checks + 1, good: good + (states[part] === 'ok' ? 1 : 0) });
      }
      if (states.lessons === 'ok') await write(db, counted).catch(() => {});
    },
  };
}

/** Adds what was counted to its days, all or nothing. */
async function write(
  db: Kysely<DB>,
  counted: Map<string, { checks: number; good: number }>,
): Promise<void> {
  const rows = [...counted].map(([key, counts]) => {
    const [part = '', date = ''] = key.split(' ');
    return { part, day: date, ...counts };
  });
  if (rows.length === 0) return;
  await db
    .insertInto('status_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['part', 'day']).doUpdateSet({
        checks: sql`status_day.checks + excluded.checks`,
        good: sql`status_day.good + excluded.good`,
      }),
    )
    .execute();
  counted.clear();
}

async function readKnown(db: Kysely<DB>, now: Date) {
  const since = new Date(now.getTime() - shownDays * day);
  const [incidents, rows] = await Promise.all([
    listPublicIncidents(db, since),
    db
      .selectFrom('status_day')
      .selectAll()
      .where('day', '>', since.toISOString().slice(0, 10))
      .execute(),
  ]);
  const days: Days = new Map(
    parts.map((part) => [part, rows.filter((row) => row.part === part)] as const),
  );
  return { incidents, days };
}

function daysOf(rows: { day: string; checks: number; good: number }[], now: Date) {
  return Array.from({ length: shownDays }, (_, index) => {
    const date = new Date(now.getTime() - (shownDays - 1 - index) * day).toISOString().slice(0, 10);
    const found = rows.find((row) => row.day === date);
    return { date, share: found && found.checks > 0 ? found.good / found.checks : null };
  });
}

const order: readonly State[] = ['ok', 'unknown', 'maintenance', 'slow', 'down'];
const worst = (states: readonly State[]): State =>
  states.reduce((one, other) => (order.indexOf(other) > order.indexOf(one) ? other : one), 'ok');

/** What staff say about a part counts as much as what its check says: the worse of both is shown. */
function withIncidents(part: Schema<'StatusPart'>, checked: State, incidents: Incident[]): State {
  const said = incidents
    .filter(({ resolvedAt, parts: of }) => resolvedAt === null && of.includes(part))
    .map(({ impact }): State => (impact === 'notice' ? 'ok' : impact));
  return worst([checked, ...said]);
}

/** Checks every minute for as long as the server listens. */
export function watchStatus(app: FastifyInstance, { check }: StatusMonitor): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void check(), 60_000).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
