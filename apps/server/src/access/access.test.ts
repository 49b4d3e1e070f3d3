import { POLICIES } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../areas/session/browser-session.repository.ts';
import { audit } from '../audit/invariant.ts';
import { invariants } from '../audit/invariants.ts';
import { createEmptyApp, type TestApp } from '../testing/test-app.ts';
import { access } from './access.rows.ts';
import { accountStates, snapshotOf } from './account-states.fixture.ts';
import { type Actor, actors, type Status } from './actors.ts';
import {
  type Answer,
  type Caller,
  type Case,
  type Cell,
  cases,
  foreignKinds,
  kindsIn,
  mayCall,
  otherCells,
  ownCell,
  send,
  strangersIn,
} from './matrix.fixture.ts';
import { objectKinds } from './object-kinds.ts';
import { fillWorld, type World } from './world.fixture.ts';

let academy: TestApp;
let world: World;
const signedIn = new Map<Actor, Caller>();
const seen = { cells: 0, allowed: 0, denied: 0 };

beforeAll(async () => {
  // No one listens at this address: sign-in has no provider here.
  academy = await createEmptyApp({ PUBLIC_URL: 'http://127.0.0.1:1' });
  world = await fillWorld(academy);
  for (const actor of actors) {
    signedIn.set(actor, {
      authorization: `Bearer ${await academy.tokenOf(actor)}`,
      cookie: `uplink_session=${await academy.sessionOf(actor)}`,
    });
  }
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const closed = cases.filter(({ row }) => row.who !== 'everyone');
const open = cases.filter(({ row }) => row.who === 'everyone');
const nobody: Caller = {};

/** Makes the call and tells what is wrong with its answer; nothing is right. */
async function fault(
  one: Case,
  cell: Cell,
  { caller = signedIn.get(cell.actor) ?? nobody, code }: { caller?: Caller; code?: string } = {},
): Promise<string[]> {
  const answer = await send({ academy, world }, one, cell, caller);
  const expected = cell.expected === 'ok' ? one.success : cell.expected;
  const what = `${one.name} by ${cell.actor} (${cell.what})`;
  seen.cells += 1;
  seen[answer.status < 400 ? 'allowed' : 'denied'] += 1;
  const found: string[] = [];
  // The answer to a HEAD has no body to say why.
  const isOther = one.method !== 'HEAD' && code !== undefined && answer.code !== code;
  if (answer.status !== expected || isOther)
    found.push(`${what}: ${answer.status} for ${expected} ${code ?? ''} ${answer.text}`);
  const strangers = strangersIn(one, cell.actor, answer);
  if (strangers.length > 0) found.push(`${what} shows what is private of ${strangers}`);
  return [...found, ...(await telling(one, cell, answer, caller))];
}

/** An answer of "not there" for what is another's differs from that for what never was. */
async function telling(one: Case, cell: Cell, { status, text }: Answer, caller: Caller) {
  const [[kind = '', variant = ''] = [], ...more] = Object.entries(cell.variants);
  const isHidden = objectKinds[kind]?.[variant] === 404 && more.length === 0;
  if (status !== 404 || !isHidden) return [];
  const variants = { [kind]: 'missing' };
  const never = await send({ academy, world }, one, { ...cell, variants }, caller);
  return never.text === text
    ? []
    : [`${one.name} by ${cell.actor} (${cell.what}) tells: ${text} and ${never.text}`];
}

async function faults(cells: (() => Promise<string[]>)[]): Promise<string[]> {
  const found: string[] = [];
  for (const cell of cells) found.push(...(await cell()));
  return found;
}

describe('the table', () => {
  test('has a row for every operation of the contract, and for no other', () => {
    expect(Object.keys(access).sort()).toEqual(cases.map(({ name }) => name).sort());
  });

  test.each(cases)('and the contract say the same of $name', ({ row, contract }) => {
    const { who } = row;
    const roles = who === 'everyone' || who === 'signedIn' ? [who] : POLICIES[who].roles;
    expect(contract['x-roles']).toEqual(roles);
    expect(contract['x-frozen']).toBe(row.frozen && 'allowed');
    for (const kind of kindsIn(row)) expect(objectKinds).toHaveProperty(kind);
    for (const [kind, variants] of Object.entries(row.others ?? {}))
      expect(Object.keys(objectKinds[kind] ?? {})).toEqual(
        expect.arrayContaining(Object.keys(variants)),
      );
    if (foreignKinds(row).length > 1) expect(row.together).toBeDefined();
    const parameters = (contract.parameters ?? []) as { name: string; in: string }[];
    const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect(Object.keys(row.path ?? {}).sort()).toEqual(inPath.sort());
  });
});

describe('who is not signed in', () => {
  test.each(closed)('is asked to by $name', async (one) => {
    const expired = await academy.tokenOf('student', 3_600_000);
    const callersOut: Record<string, Caller> = {
      'no token': nobody,
      'a forged token': { authorization: 'Bearer a.b.c' },
      'a token of nobody': { authorization: `Basic ${expired}` },
    };
    const cell = { ...ownCell(one, 'student'), expected: 401 };
    const found = await faults(
      Object.entries(callersOut).map(
        ([what, caller]) =>
          () =>
            fault(one, { ...cell, what }, { caller, code: 'unauthenticated' }),
      ),
    );
    expect(found).toEqual([]);
  });

  test.each(open)('may call $name', async (one) => {
    const cell = { ...ownCell(one, 'student'), expected: one.row.visitor ?? 'ok', what: 'visitor' };
    if (kindsIn(one.row).includes('code')) return;
    expect(await fault(one, cell, { caller: nobody })).toEqual([]);
  });
});

describe('what is not open to everyone', () => {
  const ofFree = open.filter((one) => kindsIn(one.row).includes('freeLesson'));

  test.each(ofFree)('stays closed to visitors in $name', async (one) => {
    const cells = otherCells(one, 'student').map((cell) => ({
      ...cell,
      what: `visitor, ${cell.what}`,
    }));
    expect(await faults(cells.map((cell) => () => fault(one, cell, { caller: nobody })))).toEqual(
      [],
    );
  });
});

describe.each(accountStates)('an account that is $state', ({ state, enter, leave, refusal }) => {
  beforeAll(() => enter(academy.db, actors.map(world.idOf)));
  afterAll(() => leave(academy.db, actors.map(world.idOf)));

  test.each(closed)('is refused by $name unless it may', async (one) => {
    const isOpen = state === 'frozen' && one.row.frozen;
    const found = await faults(
      actors.map((actor) => () => {
        if (!isOpen) {
          const cell = { ...ownCell(one, actor), expected: refusal.status, what: state };
          return fault(one, cell, { code: refusal.code });
        }
        return fault(one, { ...ownCell(one, actor), what: state });
      }),
    );
    expect(found).toEqual([]);
  });

  test('signs in only to pay', async () => {
    const renew = cases.find(({ name }) => name === 'renewToken');
    if (!renew) throw new Error('The contract has no renewToken.');
    // One of its own: whoever is shut out loses it with the answer.
    const session = { userId: world.idOf('student'), authTime: academy.clock.now(), idToken: null };
    const cookie = `uplink_session=${await openSession(academy.db, session, academy.clock.now())}`;
    const expected: Status = state === 'frozen' ? 'ok' : 403;
    const cell = { ...ownCell(renew, 'student'), expected, what: state };
    expect(await fault(renew, cell, { caller: { cookie } })).toEqual([]);
  });
});

describe('a role that has no part in it', () => {
  const limited = closed.filter(({ row }) => actors.some((actor) => !mayCall(row, actor)));

  test.each(limited)('is refused by $name', async (one) => {
    const found = await faults(
      actors
        .filter((actor) => !mayCall(one.row, actor))
        .map((actor) => () => {
          const cell = { ...ownCell(one, actor), expected: 403, what: 'role' };
          return fault(one, cell, { code: 'forbidden' });
        }),
    );
    expect(found).toEqual([]);
  });

  test('there are such operations, and such roles in each', () => {
    expect(limited.length).toBeGreaterThan(5);
  });
});

/** Reading before writing, taking out after that, and what ends the caller's own work last. */
const order = ({ row, method }: Case) =>
  row.last ? 3 : { GET: 0, HEAD: 0, DELETE: 2, POST: 1, PUT: 1, PATCH: 1 }[method];
const inOrder = closed.toSorted((one, two) => order(one) - order(two));
const cellsOf = (one: Case) =>
  actors.filter((actor) => mayCall(one.row, actor)).flatMap((actor) => otherCells(one, actor));
const refuses = (one: Case, { expected }: Cell) => expected !== 'ok' || one.row.quiet === true;

describe('what is not the own', () => {
  let before: string;
  beforeAll(async () => {
    before = await snapshotOf(academy.db, world.idOf('other'));
  });

  test.each(inOrder.filter((one) => cellsOf(one).some((cell) => refuses(one, cell))))(
    'stays closed in $name',
    async (one) => {
      const cells = cellsOf(one).filter((cell) => refuses(one, cell));
      expect(await faults(cells.map((cell) => () => fault(one, cell)))).toEqual([]);
    },
  );

  test('was not touched by any of it', async () => {
    expect(JSON.parse(await snapshotOf(academy.db, world.idOf('other')))).toEqual(
      JSON.parse(before),
    );
  });

  test.each(inOrder.filter((one) => cellsOf(one).some((cell) => !refuses(one, cell))))(
    'is open as the table says in $name',
    async (one) => {
      const cells = cellsOf(one).filter((cell) => !refuses(one, cell));
      expect(await faults(cells.map((cell) => () => fault(one, cell)))).toEqual([]);
    },
  );
});

describe('what is the own', () => {
  test.each([...inOrder, ...open.toSorted((one, two) => order(one) - order(two))])(
    'is open to everybody who may call $name',
    async (one) => {
      const allowed = actors.filter((actor) => mayCall(one.row, actor));
      expect(await faults(allowed.map((actor) => () => fault(one, ownCell(one, actor))))).toEqual(
        [],
      );
      // Someone gets a good answer: a table that refuses everything would prove nothing.
      const isGood = allowed.some((actor) => ownCell(one, actor).expected === 'ok');
      expect(isGood).toBe(!one.row.needsMore);
    },
  );

  test('thousands of cells were looked at, allowed ones and denied ones', async () => {
    const { rows } = await sql`select 1`.execute(academy.db);
    expect(rows).toHaveLength(1);
    expect(seen.cells).toBeGreaterThan(cases.length * actors.length * 4);
    expect(seen.allowed).toBeGreaterThan(cases.length * 5);
    expect(seen.denied).toBeGreaterThan(cases.length * 20);
  });
});
