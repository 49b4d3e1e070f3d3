/**
 * A server of the comparison, in a process of its own: the academy, a Fastify with the plugins that guard
 * each of its answers, or a bare one. All answer the same read. Says where it answers; its usage is asked
 * for beside it.
 */
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../src/app.ts';
import { openSession, sessionIdOf } from '../../src/areas/session/browser-session.repository.ts';
import { signAccessToken } from '../../src/areas/session/session.service.ts';
import { systemClock as clock } from '../../src/clock.ts';
import { randomSecret, readConfig } from '../../src/config/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { registerCompression } from '../../src/plugins/compression.ts';
import { registerRateLimit } from '../../src/plugins/rate-limit.ts';
import { registerSecurityHeaders } from '../../src/plugins/security-headers.ts';
import { registerSlowBodies } from '../../src/plugins/slow-bodies.ts';
import { loadSigningKey } from '../../src/providers/identity/oidc/signing-keys.ts';
import { createProviders } from '../../src/providers/providers.ts';
import { readLearners } from '../support/learners.ts';
import { rememberStatements } from './remember-statements.ts';

export interface Side {
  who: 'academy' | 'guarded' | 'bare';
  what: 'without statements' | 'with statements';
}

/** Where it answers, and what it is asked. */
export interface Answering {
  url: string;
  path: string;
  token: string;
}

const { who, what } = JSON.parse(process.argv[2] ?? '') as Side;
const config = {
  ...readConfig({ ...process.env, REQUESTS_PER_MINUTE: '100000000' }),
  secret: randomSecret(),
};
const database = await openDatabase(config);
const academy = await buildAcademy();
const { path, token } = await writeNote(academy);
const memory = rememberStatements(database);
memory.start();
const answer = await read(academy);
if (what === 'with statements') memory.stop();
const app = await choose();
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url, path, token } satisfies Answering);

function choose(): FastifyInstance | Promise<FastifyInstance> {
  if (who === 'academy') return academy;
  return what === 'with statements' ? buildAsking() : buildFastify(answer, async () => answer);
}

async function buildAcademy(): Promise<FastifyInstance> {
  const { db } = database;
  const jobs = createJobs({ database, onFault: () => {} });
  const providers = await createProviders({ config, db, clock, jobs });
  return buildApp({ config, database, clock, providers, signingKey: loadSigningKey(db) });
}

/** A note of a learner's own is what is read: one statement, beside the one for the live account. */
async function writeNote(app: FastifyInstance) {
  const [learner] = await readLearners(database.db);
  const now = clock.now();
  const userId = learner?.id ?? 0;
  const session = await openSession(database.db, { userId, authTime: now, idToken: null }, now);
  const token = await signAccessToken(await loadSigningKey(database.db), {
    issuer: config.publicUrl,
    userId,
    sessionId: sessionIdOf(session),
    authTime: now,
    now,
  });
  const note = await app.inject({
    method: 'POST',
    url: '/me/notes',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      moduleId: learner?.lessonIds[0],
      position: 12,
      text: 'Areas meet in area 0. '.repeat(8),
    },
  });
  return { token, path: `/me/notes/${note.json().id}` };
}

async function read(app: FastifyInstance): Promise<object> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: path, headers })).json();
}

/** The driver by itself with the same statements, prepared. */
async function buildAsking(): Promise<FastifyInstance> {
  const plain = new pg.Pool({ connectionString: config.databaseUrl, max: 10 });
  const ask = async (): Promise<object> => {
    let row = {};
    for (const { values, ...statement } of memory.statements) {
      row = (await plain.query({ ...statement, values: [...values] })).rows[0];
    }
    return row;
  };
  return buildFastify(await ask(), ask);
}

/** Fastify with one route that answers by a compiled schema; a guarded one with the academy's plugins. */
async function buildFastify(
  like: object,
  handler: () => Promise<object>,
): Promise<FastifyInstance> {
  const app = Fastify();
  if (who === 'guarded') {
    await registerSecurityHeaders(app, config, [new URL(config.publicUrl).origin]);
    await registerRateLimit(app, config.requestsPerMinute);
    registerSlowBodies(app);
    await registerCompression(app);
    await app.register(cookie, { secret: config.secret });
  }
  app.get(path, { schema: { response: { 200: schemaOf(like) } } }, handler);
  return app;
}

function schemaOf(value: unknown): object {
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return { type: value instanceof Date ? 'string' : typeof value };
  }
  const properties = Object.entries(value).map(([name, inner]) => [name, schemaOf(inner)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
