import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { DEMO_PASSWORD } from '../../../server/demo/accounts.ts';
import { openSession } from '../../../server/src/areas/session/browser-session.repository.ts';
import { systemClock } from '../../../server/src/clock.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { start } from '../../../server/src/start.ts';
import { giveProducts, type Progress } from './give-products.ts';
import { liveThrough, type Money } from './live-through.ts';
import { makePerson, type Person } from './make-person.ts';

/*
 * The server of the journeys: the real one with the demo academy, and beside it, on a port of its
 * own, what the product cannot do yet: people are made and products are given away here.
 */

const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;

export interface Wish extends Person, Progress, Money {
  /** Someone who is there already; else a new person is made. */
  email?: string;
  /** How long ago the second factor of all their sign-ins was given. */
  factorMinutesAgo?: number;
}

export type Granted = Awaited<ReturnType<typeof grant>>;

async function grant(wish: Wish) {
  await forgetTries();
  const userId = wish.email ? await findUser(wish.email) : await makePerson(db, wish);
  const given = wish.products ? await giveProducts(db, userId, wish, config.dataDir) : {};
  await liveThrough({ db, config }, userId, wish);
  if (wish.factorMinutesAgo) await ageFactors(userId, wish.factorMinutesAgo);
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'unique_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const now = systemClock.now();
  return {
    ...given,
    id: userId,
    email: user.email,
    name: user.first_name,
    lastName: user.last_name,
    fullName: `${user.first_name} ${user.last_name}`,
    uniqueName: user.unique_name,
    password: DEMO_PASSWORD,
    cookie: await openSession(db, { userId, authTime: now, idToken: null }, now),
  };
}

/** All journeys come from one network, which would soon have tried too many cards and coupons. */
const forgetTries = () =>
  db
    .deleteFrom('identity_attempt')
    .where('kind', 'in', ['cardOrigin', 'cardDeclineOrigin', 'couponOrigin', 'orderOrigin'])
    .execute();

async function ageFactors(userId: number, minutes: number): Promise<void> {
  await db
    .updateTable('browser_session')
    .set({ factor_at: new Date(systemClock.now().getTime() - minutes * 60_000) })
    .where('user_id', '=', userId)
    .where('factor_at', 'is not', null)
    .execute();
}

async function findUser(email: string): Promise<number> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

async function readJson(request: IncomingMessage): Promise<Wish> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Wish;
}

const giving = createServer(async (request, response) => {
  try {
    const body = JSON.stringify(await grant(await readJson(request)));
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
// The journeys begin when the academy says that it is ready: what they ask beside it listens by then.
giving.listen(config.port + 1, '127.0.0.1');
await once(giving, 'listening');
await start(config, database);
