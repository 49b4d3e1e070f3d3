import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '../../../../plugins/errors/errors.ts';
import { isFromOtherSite } from '../../../../plugins/other-sites.ts';

/** Forms of its own pages; a field that comes twice counts once. */
export function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * Refuses what another site's page sends, and host names that another site made lead here. Programs, such as
 * tests, are let in; so are links, where a page only shows something.
 */
export function refuseOtherSites(
  request: FastifyRequest,
  publicUrl: string,
  { isLink = false }: { isLink?: boolean } = {},
): void {
  const own = new URL(publicUrl);
  const isOwnHost =
    request.host === own.host || /^(localhost|127\.0\.0\.1)(:|$)/.test(request.host);
  if (!isOwnHost || (!isLink && isFromOtherSite(request, [own.origin])))
    throw forbidden('This request comes from another site.');
}
