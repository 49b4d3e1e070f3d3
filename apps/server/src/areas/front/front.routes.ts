import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schema } from '@uplink/api-client';
import { type FrontPage, ModuleType, SIGNED_IN_COOKIE } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { withHead } from './app-head.ts';
import type { Front } from './front-cache.ts';
import { createPageStore, encodingFor, type StoredPage, store } from './page-store.ts';
import { createRendererLoader } from './renderer.ts';
import { drawSitemap, readLessonHead, robotsText } from './sitemap.service.ts';

type FrontPages = Pick<Deps, 'config' | 'db' | 'clock'> & { front: Front };

const listings = {
  '/programs': ModuleType.program,
  '/courses': ModuleType.course,
  '/projects': ModuleType.project,
  '/bundles': ModuleType.bundle,
  '/practice-labs': ModuleType.labs,
} as const satisfies Record<string, Schema<'FrontType'>>;

type Query = Record<string, unknown>;
type Draw = (query: Query, origin: string) => Promise<FrontPage>;

/**
 * The public pages, drawn by the portal's renderer from what anybody may read. Whoever is signed in gets the app at
 * the same addresses, which shows its own pages there.
 */
export function registerFront(
  app: FastifyInstance,
  { config, db, clock, front }: FrontPages,
): void {
  if (!existsSync(join(config.portalDir, 'renderer', 'render.js'))) return;
  const loadRenderer = createRendererLoader(config.portalDir);
  const pageAt = createPageStore();

  async function draw(page: FrontPage): Promise<{ status: number; html: string }> {
    const { render } = await loadRenderer();
    const site = {
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      socialLinks: config.socialLinks,
      year: clock.now().getFullYear(),
    };
    return { status: page.kind === 'missing' ? 404 : 200, html: render(page, site) };
  }

  /** A page by its address: whoever is signed in gets the app. */
  function serve(path: string, read: (request: FastifyRequest) => Draw) {
    app.get(path, async (request, reply) => {
      reply.header('vary', 'cookie, accept-encoding').header('cache-control', 'no-cache');
      if (request.cookies[SIGNED_IN_COOKIE]) return reply.sendFile('index.html');
      const { query, address, isCacheable } = readAddress(request);
      const make = async () => draw(await orMissing(() => read(request)(query, request.ip)));
      if (!isCacheable) return send(request, reply, await store(await make()));
      const [version, { build }] = await Promise.all([front.version(), loadRenderer()]);
      return send(request, reply, await pageAt(`${version} ${build}`, address, make));
    });
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return drawSitemap({ db }, config.publicUrl, Object.keys(listings));
  });
  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return robotsText(config.publicUrl);
  });
  /** Free lessons are pages of the app; what they are about is in its head for whoever reads only that. */
  function serveLessons(base: string) {
    app.get<{ Params: { uniqueName: string; lessonId: string } }>(
      `${base}/:uniqueName/sections/:sectionId/lessons/:lessonId`,
      async (request, reply) => {
        const { uniqueName, lessonId } = request.params;
        reply.header('vary', 'cookie, accept-encoding').header('cache-control', 'no-cache');
        const isKnown = /^\d{1,15}$/.test(lessonId) && !uniqueName.includes('\0');
        if (request.cookies[SIGNED_IN_COOKIE] || !isKnown) return reply.sendFile('index.html');
        const [path = ''] = request.url.split('?');
        const lesson = { id: Number(lessonId), uniqueName };
        const head = await readLessonHead({ db }, config.publicUrl + path, lesson);
        if (!head) return reply.sendFile('index.html');
        const html = await readFile(join(config.portalDir, 'index.html'), 'utf8');
        return reply.type('text/html; charset=utf-8').send(withHead(html, head));
      },
    );
  }

  serve('/', () => async () => ({ kind: 'home', home: await front.home() }));
  for (const [path, type] of Object.entries(listings)) {
    serveLessons(path);
    serve(path, () => async (query) => {
      const filter = {
        search: String(query.search ?? '').slice(0, 80),
        level: digit(query.level),
        subtype: digit(query.subtype),
      };
      const products = await front.products({
        type,
        search: filter.search || undefined,
        level: filter.level ?? undefined,
        subtype: filter.subtype ?? undefined,
        page: Math.min(Math.max(Number(query.page) || 1, 1), 1000) - 1,
        pageSize: 12,
      });
      return { kind: 'listing', type, filter, products };
    });
    serve(`${path}/:uniqueName`, (request) => async (query, origin) => {
      const { uniqueName } = request.params as { uniqueName: string };
      if (uniqueName.length > 120 || uniqueName.includes('\0')) return { kind: 'missing' };
      const coupon = /^[\w-]{1,40}$/.exec(String(query.coupon ?? ''))?.[0];
      const product = await front.product({ type, uniqueName, coupon, origin });
      return { kind: 'product', product };
    });
  }
}

/** The query without what other sites add to links, so that they don't fill the store. */
function readAddress(request: FastifyRequest) {
  const all = request.query as Query;
  const known = ['search', 'level', 'subtype', 'page', 'coupon'].filter((name) => all[name]);
  const query = Object.fromEntries(known.map((name) => [name, all[name]]));
  const [path] = request.url.split('?');
  const isCacheable = query.coupon === undefined && query.search === undefined;
  return { query, address: `${path} ${JSON.stringify(query)}`, isCacheable };
}

async function orMissing(read: () => Promise<FrontPage>): Promise<FrontPage> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return { kind: 'missing' };
    throw error;
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { status, etag, bodies }: StoredPage) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = `"${etag}-${encoding}"`;
  reply.code(status).header('etag', tag).type('text/html; charset=utf-8');
  if (status === 200 && request.headers['if-none-match']?.includes(tag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

function digit(value: unknown): number | null {
  return typeof value === 'string' && /^[1-3]$/.test(value) ? Number(value) : null;
}
