import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../audit/invariant.ts';
import { invariants } from '../audit/invariants.ts';
import { createEmptyApp, createListeningApp, type ListeningApp } from '../testing/test-app.ts';
import { addPerson } from '../testing/world/people.ts';
import { accountStates } from './account-states.fixture.ts';
import { type Actor, actors } from './actors.ts';
import { createKeys } from './door-keys.fixture.ts';
import type { Keys } from './door-row.ts';
import { cases } from './matrix.fixture.ts';
import { secretsIn } from './people.fixture.ts';
import { leadsTo, routesOf } from './routes.fixture.ts';
import { doors } from './rows/doors.rows.ts';
import { places } from './rows/places.rows.ts';
import { fillWorld, type World } from './world.fixture.ts';

let academy: ListeningApp;
let world: World;
const keys = new Map<Actor, Record<string, Keys>>();
const seen = { cells: 0, opened: 0, refused: 0 };

beforeAll(async () => {
  academy = await createListeningApp();
  world = await fillWorld(academy);
  await addPerson(academy, 'blocked', { isBlocked: true });
  for (const actor of actors) keys.set(actor, await createKeys(academy, world, actor));
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

interface Cell {
  door: string;
  actor: Actor;
  key?: string;
  authorization?: string;
  method?: string;
  expected: number;
}

/** Shows a key and tells what is wrong with the answer; nothing is right. */
async function fault({ door, actor, key: named = 'own', ...cell }: Cell): Promise<string[]> {
  const key = keys.get(actor)?.[door]?.[named];
  if (!key) throw new Error(`${actor} has no key ${named} of ${door}.`);
  const answer = await fetch(academy.base + key.url, {
    method: cell.method ?? key.method ?? 'GET',
    headers: cell.authorization ? { authorization: cell.authorization } : {},
    redirect: 'manual',
    ...(key.form && cell.method !== 'GET' && { body: formOf(key.form()) }),
  });
  const text = await answer.text();
  const what = `${door} ${named} of ${actor} ${cell.method ?? ''} ${cell.authorization ?? ''}`;
  const isOpen = answer.status < 400;
  seen.cells += 1;
  seen[isOpen ? 'opened' : 'refused'] += 1;
  const leaks = secretsIn(text).filter((name) => !isOpen || name !== actor.toLowerCase());
  return [
    ...(answer.status === cell.expected ? [] : [`${what}: ${answer.status} for ${cell.expected}`]),
    ...leaks.map((name) => `${what} shows what is private of ${name}`),
  ];
}

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const field of Object.entries(fields)) data.append(...field);
  data.append('file', new Blob(['some work']), 'file');
  return data;
}

async function faults(cells: Cell[]): Promise<string[]> {
  const found: string[] = [];
  for (const cell of cells) found.push(...(await fault(cell)));
  return found;
}

test('every address that is no operation of the contract has a row', () => {
  const known = [
    ...Object.values(keys.get('student') ?? {}).flatMap((made) => made.own ?? []),
    ...places,
  ].map(({ method = 'GET', url }) => ({ method, url }));
  const operations = cases.map(({ method, url }) => ({
    method,
    url: url.replace(/\{\w+\}/g, '1'),
  }));
  const unheardOf = routesOf(academy.app)
    // A HEAD is its GET without a body; OPTIONS answers for all.
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .filter(
      ({ method, path }) =>
        ![...known, ...operations].some(
          // The provider and the files listen to every method.
          (one) => (one.method === method || path.endsWith('*')) && leadsTo(path, one.url),
        ),
    );
  expect(unheardOf).toEqual([]);
});

const rows = Object.entries(doors).map(([door, row]) => ({ door, row }));

describe('the key of a door', () => {
  test('is made in every way that the table names, and in no other', () => {
    const made = keys.get('student') ?? {};
    const ways = ([door, of]: [string, object]) => [door, Object.keys(of).sort()];
    expect(Object.fromEntries(Object.entries(made).map(ways))).toEqual(
      Object.fromEntries(rows.map(({ door, row }) => ways([door, { own: row.own, ...row.keys }]))),
    );
  });

  test.each(rows)('opens $door, whoever shows it', async ({ door, row }) => {
    const tokens = {
      other: await academy.tokenOf('other'),
      blocked: await academy.tokenOf('blocked'),
      late: await academy.tokenOf('student', 3_600_000),
      forged: 'a.b.c',
    };
    const cells = await Promise.all(
      actors.map(async (actor): Promise<Cell[]> => {
        const shown = [...Object.values(tokens), await academy.tokenOf(actor)];
        const expected = row.withToken ?? row.own;
        return [
          { door, actor, expected: row.own },
          ...shown.map((token) => ({ door, actor, authorization: `Bearer ${token}`, expected })),
        ];
      }),
    );
    expect(await faults(cells.flat())).toEqual([]);
  });

  test.each(rows)('that is not whole opens no $door', async ({ door, row }) => {
    const cells = Object.entries(row.keys).flatMap(([key, expected]) =>
      actors.map((actor) => ({ door, actor, key, expected })),
    );
    expect(await faults(cells)).toEqual([]);
  });

  test.each(rows)('opens $door by no other method', async ({ door }) => {
    const own = keys.get('student')?.[door]?.own?.method ?? 'GET';
    // A reset is read and posted at one address.
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => method !== own && !(door.endsWith('Page') && method === 'POST'),
    );
    const cells = others.map((method): Cell => ({ door, actor: 'student', method, expected: 404 }));
    expect(await faults(cells)).toEqual([]);
  });
});

describe.each(accountStates)('the account of an owner that is $state', ({ state, ...account }) => {
  const ids = () => actors.map(world.idOf);
  beforeAll(() => account.enter(academy.db, ids()));
  afterAll(() => account.leave(academy.db, ids()));

  test.each(rows)('leaves $door as the table says', async ({ door, row }) => {
    const expected = row.owner[state];
    expect(await faults(actors.map((actor) => ({ door, actor, expected })))).toEqual([]);
  });
});

describe('a place without a key', () => {
  test.each(places)('$what answers $expected', async ({ url, expected, ...call }) => {
    for (const authorization of [undefined, `Bearer ${await academy.tokenOf('blocked')}`]) {
      const headers = { ...call.headers, ...(authorization && { authorization }) };
      const answer = await fetch(academy.base + url, { ...call, headers, redirect: 'manual' });
      const text = await answer.text();
      expect(answer.status, text.slice(0, 500)).toBe(expected);
      seen.cells += 1;
      if (answer.status >= 400) expect(secretsIn(text)).toEqual([]);
    }
  });

  test('the demo mail is not there in a set-up that mails', async () => {
    const mailing = await createEmptyApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
    for (const url of ['/mail', '/mail/1'])
      expect((await mailing.app.inject({ url })).statusCode).toBe(404);
    await mailing.close();
  });
});

test('a thousand cells were looked at, opened ones and refused ones', () => {
  expect(seen.cells).toBeGreaterThan(rows.length * actors.length * 10);
  expect(seen.opened).toBeGreaterThan(rows.length * actors.length * 4);
  expect(seen.refused).toBeGreaterThan(rows.length * actors.length * 4);
});
