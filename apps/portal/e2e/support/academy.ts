import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../../server/demo/accounts.ts';
import { seedLearners } from '../../../server/demo/seed-learners.ts';
import { seedPeople } from '../../../server/demo/seed-people.ts';
import type { WorkContent } from '../../../server/demo/types/learners.types.ts';
import type { HomeworkContent } from '../../../server/demo/types/lessons.types.ts';
import { openSession } from '../../../server/src/areas/session/browser-session.repository.ts';
import { systemClock } from '../../../server/src/clock.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { start } from '../../../server/src/start.ts';

/*
 * The server of the journeys: the real one with the demo academy, and beside it, on a port of its
 * own, what the product cannot do yet: products are given away here, because nobody can buy one.
 */

const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;
const clock = systemClock;

interface Wish {
  /** Somebody who is there already; else a new learner is made. */
  email?: string;
  /** Products to give, each with the number of lessons done in it. */
  products?: Record<string, number>;
}

async function grant({ email, products = {} }: Wish) {
  const userId = email ? await findUser(email) : await makeLearner();
  await giveProducts(userId, products);
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const session = { userId, authTime: clock.now(), idToken: null };
  return {
    id: userId,
    email: user.email,
    name: user.first_name,
    password: DEMO_PASSWORD,
    cookie: await openSession(db, session, clock.now()),
  };
}

async function makeLearner(): Promise<number> {
  const key = `learner-${randomUUID().slice(0, 8)}`;
  const person = {
    key,
    firstName: 'Ines',
    lastName: 'Duarte',
    email: `${key}@example.org`,
    roles: ['student' as const],
  };
  return (await seedPeople(db, [person], clock)).get(key) ?? 0;
}

/** As the demo's own learners have them; every homework on the way is handed in and accepted. */
async function giveProducts(userId: number, products: Record<string, number>) {
  const modules = await db.selectFrom('module').select(['id', 'unique_name']).execute();
  const { user_id: mentorId } = await db
    .selectFrom('module_mentor')
    .select('user_id')
    .executeTakeFirstOrThrow();
  const learner = 'new';
  const steps = Object.entries(products).map(([product, lessons]) => ({
    product,
    lessons,
    days: lessons,
  }));
  await seedLearners(db, [{ learner, steps }], {
    people: new Map([[learner, userId]]),
    products: new Map(modules.map((one) => [one.unique_name, one.id])),
    mentorId,
    work: await doneWork(learner),
    clock,
    storageFolder: join(config.dataDir, 'storage'),
  });
  // All of that was long ago: what it told of is not news.
  await db.deleteFrom('user_notification').where('user_id', '=', userId).execute();
}

async function doneWork(learner: string): Promise<Map<string, WorkContent[]>> {
  const homeworks = await db
    .selectFrom('homework')
    .innerJoin('module', 'module.id', 'homework.module_id')
    .select(['module.unique_name', 'homework.type', 'homework.sections'])
    .execute();
  return new Map(
    homeworks.map(({ unique_name, type, sections }) => {
      const answer =
        type === 'DIGITIZE'
          ? { items: fillIn(sections as HomeworkContent['sections']) }
          : { files: [{ name: 'plan.txt', text: 'vlan 10' }] };
      return [unique_name, [{ learner, status: 'complete', ...answer }]];
    }),
  );
}

function fillIn(sections: HomeworkContent['sections'] = []): Record<string, string | string[]> {
  const items = sections.flatMap(({ type, items }) => items.map((item) => ({ type, ...item })));
  return Object.fromEntries(
    items.map(({ type, id, text }) => {
      if (type === 'checklist') return [id, 'true'];
      if (type === 'openAnswer') return [id, 'I read the state first.'];
      return [
        id,
        text
          .split('___')
          .slice(1)
          .map(() => 'ExStart'),
      ];
    }),
  );
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
