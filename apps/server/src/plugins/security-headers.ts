import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.ts';
import { paymentOrigins } from '../providers/payments/browser-origins.ts';

/** Headers that open what isn't public. */
const keys = ['authorization', 'x-partner-session', 'x-order-token'] as const;

/**
 * What every answer carries: its request's id, a content security policy fit for the portal, no frame
 * around it, and no copy of what only its owner may see. Other origins get what the list allows.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  allowedOrigins: string[],
): Promise<void> {
  const fixed = fixedHeaders({
    contentSecurityPolicy: contentSecurityPolicy(config),
    frameguard: { action: 'deny' },
    // A wallet's window, which we open, may answer us; a page that opens us may not.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Own pages may see where a call comes from: forms of old browsers are known by it.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure(config),
  });
  const payments = paymentOrigins(config);
  fixed['permissions-policy'] =
    `payment=(${['self', ...payments.frames.map((one) => `"${one}"`)].join(' ')})`;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
  await app.register(cors, {
    origin: allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'x-total-count', 'retry-after'],
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    const isSecret = keys.some((name) => request.headers[name] !== undefined);
    if (isSecret && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}

/** Helmet's headers are the same on every answer, so they are put together once. */
function fixedHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  return headers;
}

function contentSecurityPolicy(config: Config) {
  const storage = config.s3
    ? [config.s3.endpoint ?? `https://${config.s3.bucket}.s3.${config.s3.region}.amazonaws.com`]
    : [];
  const analytics = originOf(config.analyticsUrl);
  const chat = originOf(config.chatScriptUrl);
  const payments = paymentOrigins(config);
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...chat, ...payments.scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      connectSrc: [
        "'self'",
        config.publicUrl.replace(/^http/, 'ws'),
        ...storage,
        ...analytics,
        ...live(chat),
        ...payments.calls,
      ],
      // Card numbers are typed into the provider's frame.
      frameSrc: ["'self'", ...chat, ...payments.frames],
      mediaSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      // What scripts may come from elsewhere may not be a worker.
      workerSrc: ["'self'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", ...(config.oidc ? [new URL(config.oidc.issuer).origin] : [])],
      upgradeInsecureRequests: isSecure(config) ? [] : null,
    },
  };
}

/** The origin of a service that the browser itself asks. */
function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

/** A chat also speaks by a websocket. */
function live(origins: string[]): string[] {
  return origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}

function isSecure({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https://');
}
