import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { savePartner } from '../src/areas/partners/partners.service.ts';
import type { Clock } from '../src/clock.ts';
import type { Config } from '../src/config/config.ts';
import type { DB } from '../src/db/schema.ts';

const demoKey = 'pk_demo_cable_and_crew';
const types: Record<string, string> = {
  'index.html': 'text/html; charset=utf-8',
  'site.css': 'text/css; charset=utf-8',
  'site.js': 'text/javascript; charset=utf-8',
};

interface SiteDeps {
  config: Config;
  db: Kysely<DB>;
  clock: Clock;
}

/** The example site of a partner on its own port, with a policy as strict as partners may have. */
export async function servePartnerSite({ config, db, clock }: SiteDeps): Promise<FastifyInstance> {
  const { publicUrl } = config;
  const site = Fastify();
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${publicUrl}`,
    "style-src 'self'",
    `frame-src ${publicUrl}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  for (const [name, type] of Object.entries(types)) {
    const text = await readFile(
      new URL(`../../../examples/partner-site/${name}`, import.meta.url),
      'utf8',
    );
    const filled = text.replaceAll('%ACADEMY_URL%', publicUrl).replaceAll('%PARTNER_KEY%', demoKey);
    site.get(name === 'index.html' ? '/' : `/${name}`, (_request, reply) =>
      reply.type(type).header('content-security-policy', policy).send(filled),
    );
  }
  await savePartner(db, {
    name: 'Cable & Crew',
    key: demoKey,
    origins: [config.partnerSite.url],
    at: clock.now(),
  });
  return site;
}
