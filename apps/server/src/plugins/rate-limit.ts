import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../providers/identity/throttle/origin.ts';
import { tooManyRequests } from './errors/errors.ts';

/** Files that any number of browsers behind one address may ask for. */
const files =
  /^\/(assets|media|reference|docs|storybook|storage\/avatars)\/|^\/(icon\.svg|gate\.js|identity\/pages\.css)/;

/** Slows down a network that calls too often; built files do not count. */
export async function registerRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: originOf,
    allowList: (request) => files.test(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests(`Too many requests. Try again in ${Math.ceil(ttl / 1000)} seconds.`),
  });
}
