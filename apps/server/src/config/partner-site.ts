import { type Environment, readNumber } from './read-values.ts';

/** Where the example site of a partner listens: an origin of its own, ten ports above the academy. */
export function readPartnerSite(
  env: Environment,
  academy: { port: number; publicUrl: string },
): { port: number; url: string } {
  const port = readNumber(env, 'PARTNER_SITE_PORT', academy.port && academy.port + 10);
  const { protocol, hostname } = new URL(academy.publicUrl);
  return { port, url: `${protocol}//${hostname}:${port}` };
}
