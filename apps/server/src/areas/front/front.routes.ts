import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schema } from '@uplink/api-client';
import { ModuleType, type PublicDocument, SIGNED_IN_COOKIE } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sendCompressed } from '../../plugins/compressed.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { outsideServices } from '../session/outside-services.ts';
import type { StatusMonitor } from '../status/status-monitor.ts';
import type { Front } from './front-cache.ts';
import {
  checkoutPage,
  type Found,
  lessonPage,
  listingPage,
  productPage,
  profilePage,
  type Query,
  verificationPage,
} from './front-pages.ts';
import { createPageStore, type StoredPage, store } from './page-store.ts';
import { createRendererLoader } from './renderer.ts';
import { drawSitemap, robotsText } from './sitemap.service.ts';

type FrontPages = Pick<Deps, 'config' | 'db' | 'clock' | 'recordings'> & {
  front: Front;
  status: StatusMonitor;
};

const listings = {
  '/programs': ModuleType.program,
  '/courses': ModuleType.course,
  '/projects': ModuleType.project,
  '/bundles': ModuleType.bundle,
  '/practice-labs': ModuleType.labs,
} as const satisfies Record<string, Schema<'FrontType'>>;

const documents = {
  '/privacy': 'privacy',
  '/terms-of-sale': 'termsOfSale',
  '/changes': 'changes',
} as const satisfies Record<string, PublicDocument>;

type Draw = (query: Query, origin: string) => Promise<Found>;

/**
 * The public pages, drawn by the portal's renderer from what anyone may read. Whoever is signed in gets the app at
 * the same addresses, which shows its own pages there.
 */
export function registerFront(
  app: FastifyInstance,
  { config, db, clock, recordings, front, status }: FrontPages,
): void {
  if (!existsSync(join(config.portalDir, 'renderer', 'render.js'))) return;
  const loadRenderer = createRendererLoader(config.portalDir);
  const pageAt = createPageStore();
  const drawnStatus = new WeakMap<object, Promise<StoredPage>>();

  async function draw(page: Found): Promise<{ status: number; html: string }> {
    const [{ render }, shell] = await Promise.all([
      loadRenderer(),
      readFile(join(config.portalDir, 'index.html'), 'utf8'),
    ]);
    if (page.kind === 'app') return { status: 200, html: shell };
    const site = {
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      socialLinks: config.socialLinks,
      year: clock.now().getFullYear(),
      asksConsent: recordings !== undefined || outsideServices(config).analytics !== undefined,
    };
    const isMissing =
      page.kind === 'missing' || (page.kind === 'verification' && !page.verification);
    return { status: isMissing ? 404 : 200, html: render(page, site, shell) };
  }

  /** A page by its address: whoever is signed in gets the app. What changes without the products is not kept. */
  function serve(path: string, read: (request: FastifyRequest) => Draw, isKept = true) {
    app.get(path, async (request, reply) => {
      reply.header('vary', 'cookie, accept-encoding').header('cache-control', 'no-cache');
      if (request.cookies[SIGNED_IN_COOKIE]) return reply.sendFile('index.html');
      const { query, address, isCacheable } = readAddress(request);
      const make = async () => draw(await orMissing(() => read(request)(query, originOf(request))));
      if (!(isCacheable && isKept)) return send(request, reply, await store(await make()));
      const [version, { build }] = await Promise.all([front.version(), loadRenderer()]);
      return send(request, reply, await pageAt(`${version} ${build}`, address, make));
    });
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return drawSitemap({ db }, config.publicUrl, [
      ...Object.keys(listings),
      ...Object.keys(documents),
    ]);
  });
  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return robotsText(config.publicUrl);
  });
  // The same for everyone, and without the database: it says when that is down.
  app.get('/status', async (request, reply) => {
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache');
    const found = await status.read();
    const page = drawnStatus.get(found) ?? draw({ kind: 'status', status: found }).then(store);
    drawnStatus.set(found, page);
    return send(request, reply, await page);
  });
  serve('/', () => async () => ({ kind: 'home', home: await front.home() }));
  for (const [path, name] of Object.entries(documents)) {
    serve(path, () => async () => ({ kind: 'document', name }));
  }
  for (const [path, type] of Object.entries(listings)) {
    // Free lessons are pages of the app, with the lesson to read until that is there.
    serve(
      `${path}/:uniqueName/sections/:sectionId/lessons/:lessonId`,
      (request) => () => lessonPage(db, request),
    );
    serve(path, () => (query) => listingPage(front, type, query));
    serve(`${path}/:uniqueName`, (request) => (query, origin) => {
      const { uniqueName } = request.params as { uniqueName: string };
      return productPage(front, { type, uniqueName }, { query, origin });
    });
  }
  serve(
    '/profile/:uniqueName',
    (request) => () => profilePage(db, (request.params as { uniqueName: string }).uniqueName),
    false,
  );
  serve(
    '/checkout/:uniqueId',
    (request) => () => checkoutPage(db, (request.params as { uniqueId: string }).uniqueId),
    false,
  );
  serve(
    '/verify/:code',
    (request) => () => verificationPage({ db, clock }, (request.params as { code: string }).code),
    false,
  );
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

async function orMissing(read: () => Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return { kind: 'missing' };
    throw error;
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  return sendCompressed(request, reply.code(page.status).type('text/html; charset=utf-8'), page);
}
