import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../src/clock.ts';
import type { Config } from '../src/config/config.ts';
import type { DB } from '../src/db/schema.ts';
import { demoKey, saveDemoPartner, shownCourse } from './demo-partner.ts';

const examples = new URL('../../../examples/partner-site/', import.meta.url);
const pages = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/members': ['members.html', 'text/html; charset=utf-8'],
  '/site.css': ['site.css', 'text/css; charset=utf-8'],
  '/site.js': ['site.js', 'text/javascript; charset=utf-8'],
} as const;

interface SiteDeps {
  config: Config;
  db: Kysely<DB>;
  clock: Clock;
}

/** The example site of a partner on its own port, with a policy as strict as partners may have. */
export async function servePartnerSite(deps: SiteDeps): Promise<FastifyInstance> {
  const { config, db } = deps;
  const { publicUrl, partnerSite } = config;
  const secret = await saveDemoPartner(deps);
  const { signToken } = await import(/* @vite-ignore */ new URL('sign-token.mjs', examples).href);
  const lessons = await listLessons(db);
  const signed = lessons.find(({ is_free }) => !is_free)?.module_id ?? 0;
  const sign = (): string =>
    signToken({
      academy: new URL(publicUrl).origin,
      key: demoKey,
      secret,
      lesson: signed,
      origin: partnerSite.url,
    });
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${publicUrl}`,
    "style-src 'self'",
    "connect-src 'self'",
    `frame-src ${publicUrl}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  const site = Fastify();
  site.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy);
    done();
  });
  for (const [path, [name, type]] of Object.entries(pages)) {
    const text = (await readFile(new URL(name, examples), 'utf8'))
      .replaceAll('%ACADEMY_URL%', publicUrl)
      .replaceAll('%PARTNER_KEY%', demoKey)
      .replaceAll('%FREE_LESSON%', String(lessons.find(({ is_free }) => is_free)?.module_id ?? 0))
      .replaceAll('%SIGNED_LESSON%', String(signed));
    site.get(path, (_request, reply) => reply.type(type).send(text.replace('%TOKEN%', sign)));
  }
  site.get('/token', (_request, reply) => reply.type('text/plain').send(sign()));
  return site;
}

/** The lessons of the course that the site shows, in order. */
function listLessons(db: Kysely<DB>) {
  return db
    .selectFrom('lesson')
    .innerJoin('module', 'module.id', 'lesson.product_id')
    .select(['lesson.module_id', 'lesson.is_free'])
    .where('module.unique_name', '=', shownCourse)
    .orderBy('lesson.ordinal')
    .limit(100)
    .execute();
}
