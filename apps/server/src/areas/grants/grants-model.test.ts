import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '../../audit/access-invariants.ts';
import { audit } from '../../audit/invariant.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { GrantSource } from './access-grant.ts';
import { expireGrants } from './expire-grants.ts';
import { endAccess, grantAccess } from './grants.service.ts';

const minute = 60_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database.db);
});
afterAll(async () => {
  expect(await audit(database.db, access)).toEqual([]);
  await database.close();
});

/** Modules by index; each but the first may stand in earlier ones. The upper half are containers. */
interface Tree {
  size: number;
  parents: number[][];
}

const trees = fc.integer({ min: 2, max: 9 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    parents: fc.tuple(
      ...Array.from({ length: size }, (_, index) =>
        index === 0
          ? fc.constant<number[]>([])
          : fc.uniqueArray(fc.nat(index - 1), { maxLength: 2 }),
      ),
    ),
  }),
);

type Step =
  | { do: 'grant'; module: number; source: GrantSource; minutes: number | null }
  | { do: 'end'; module: number; source: GrantSource }
  | { do: 'wait'; minutes: number };

const source = fc.constantFrom<GrantSource>(
  { kind: 'purchase', id: 1 },
  { kind: 'purchase', id: 2 },
  { kind: 'staff' },
);
const module = fc.nat(8);
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('grant' as const),
      module,
      source,
      minutes: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
    fc.record({ do: fc.constant('end' as const), module, source }),
    fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 9 }) }),
  ),
  { maxLength: 25 },
);

const nameOf = (index: number, { kind, id }: GrantSource) => `${index} ${kind} ${id}`;

/** What is open, said as plainly as can be: which grants run, and what is in what. */
class Model {
  now = 0;
  readonly grants = new Map<string, { module: number; until: number }>();
  readonly given = new Set<number>();
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  take(step: Step) {
    if (step.do === 'wait') {
      this.now += step.minutes;
      return;
    }
    const at = step.module % this.#tree.size;
    if (step.do === 'end') this.grants.delete(nameOf(at, step.source));
    else {
      const until = step.minutes === null ? Number.POSITIVE_INFINITY : this.now + step.minutes;
      this.grants.set(nameOf(at, step.source), { module: at, until });
      for (let one = 0; one < this.#tree.size; one += 1)
        if (this.#around(one).has(at)) this.given.add(one);
    }
  }

  /** Open, closed again, or never given. */
  stateOf(one: number): 'open' | 'closed' | null {
    if (!this.given.has(one)) return null;
    const around = this.#around(one);
    const isOpen = [...this.grants.values()].some(
      ({ module: at, until }) => around.has(at) && until > this.now,
    );
    return isOpen ? 'open' : 'closed';
  }

  #around(one: number): Set<number> {
    return new Set([
      one,
      ...(this.#tree.parents[one] ?? []).flatMap((parent) => [...this.#around(parent)]),
    ]);
  }
}

test('what is open is what the running grants around it say, whatever came and went', async () => {
  await fc.assert(
    fc.asyncProperty(trees, steps, async (tree, all) => {
      const model = new Model(tree);
      const world = await create(tree);
      const start = Date.now();
      const clock = { now: () => new Date(start + model.now * minute) };
      const change = { actorId: null, reason: 'Test', clock };
      for (const step of all) {
        if (step.do !== 'wait') {
          const moduleId = world.modules[step.module % tree.size] ?? 0;
          const key = { userId: world.userId, moduleId, source: step.source };
          await database.db.transaction().execute(async (trx) => {
            if (step.do === 'end') return endAccess(trx, key, change);
            const { minutes } = step;
            const until =
              minutes === null ? null : new Date(start + (model.now + minutes) * minute);
            await grantAccess(trx, { ...key, until }, change);
          });
        }
        model.take(step);
        if (step.do === 'wait') await expireGrants(database.db, clock);
      }
      const states = await readStates(world.userId);
      expect(world.modules.map((id) => states.get(id) ?? null)).toEqual(
        world.modules.map((_, index) => model.stateOf(index)),
      );
    }),
    { numRuns: 60 },
  );
});

let people = 0;

async function create({ size, parents }: Tree) {
  people += 1;
  const user = await database.db
    .insertInto('app_user')
    .values({
      email: `model-${people}@example.org`,
      first_name: 'Mo',
      last_name: 'Del',
      unique_name: `model-${people}`,
      referral_code: `model-${people}`,
      signup_method: 'email',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const modules: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const name = `model-${people}-${index}`;
    const type = index < size / 2 ? ModuleType.bundle : ModuleType.course;
    const { id } = await database.db
      .insertInto('module')
      .values({ type, name, unique_name: name, url: name })
      .returning('id')
      .executeTakeFirstOrThrow();
    modules.push(id);
    for (const [position, parent] of (parents[index] ?? []).entries())
      await database.db
        .insertInto('module_child')
        .values({ parent_id: modules[parent] ?? 0, child_id: id, position: index * 10 + position })
        .execute();
  }
  return { userId: user.id, modules };
}

async function readStates(userId: number) {
  const { rows } = await sql<{ module_id: number; status: number }>`
    select module_id, status from learner_module where user_id = ${userId}`.execute(database.db);
  return new Map(
    rows.map(({ module_id, status }) => [
      module_id,
      status === ModuleStatus.suspendedNotStarted ? 'closed' : 'open',
    ]),
  );
}
