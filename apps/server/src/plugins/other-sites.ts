import type { FastifyRequest } from 'fastify';

/**
 * Whether another site's page sent this request: a cookie travels by itself, so such a call is not
 * the person's own wish. A browser too old to say so is known by its Origin; a program sends neither.
 */
export function isFromOtherSite({ headers }: FastifyRequest, ownOrigins: string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (site === undefined && headers.origin === undefined) return false;
  return !ownOrigins.includes(String(headers.origin));
}
