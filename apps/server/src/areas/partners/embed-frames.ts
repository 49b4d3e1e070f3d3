import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { findPartner } from './partners.repository.ts';

interface FrameRequest {
  Params: { '*': string };
  Querystring: { key?: unknown };
}

/** The pages that are made for frames. */
const framed = /^(checkout|course|lesson|quiz)\/[\w.~-]+$/;

/**
 * Addresses that other sites show in frames. The key in the address says who may frame them; the
 * portal's page is sent for them, and a page that only says what is wrong for keys and sites that are unknown.
 */
export function registerEmbedFrames(
  app: FastifyInstance,
  { db, publicUrl, config }: Pick<Deps, 'db' | 'publicUrl' | 'config'>,
): void {
  // Where another server has the portal, it answers for its frames too.
  if (!existsSync(join(config.portalDir, 'index.html'))) return;
  const own = new URL(publicUrl).origin;
  app.get<FrameRequest>('/embed/*', async (request, reply) => {
    const { key } = request.query;
    if (!framed.test(request.params['*'])) return reply.callNotFound();
    const partner = typeof key === 'string' ? await findPartner(db, key) : undefined;
    if (!partner) return refuse(reply, 'key', 'This partner key is not valid.');
    const framedBy = siteOf(request.headers.referer);
    if (framedBy && framedBy !== own && !partner.origins.includes(framedBy)) {
      return refuse(reply, 'origin', `This partner key isn't valid on ${framedBy}.`);
    }
    allowFrames(reply, [own, ...partner.origins]);
    return reply.sendFile('index.html');
  });
}

/** The site around the frame, where the browser says it. */
function siteOf(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

function allowFrames(reply: FastifyReply, origins: string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.removeHeader('x-frame-options');
  reply.headers({
    'content-security-policy': policy.replace(
      /frame-ancestors [^;]*/,
      `frame-ancestors ${origins.join(' ')}`,
    ),
    // A host page with strict isolation may load this page of ours, and no other.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  });
}

/** Tells the page around it, whatever it is, why it gets nothing. */
function refuse(reply: FastifyReply, code: string, message: string): FastifyReply {
  const text = JSON.stringify({ uplink: 'refused', code, message }).replaceAll('<', '\\u003c');
  const html = `<!doctype html><meta charset="utf-8"><title>Not available here</title><script type="application/json" id="why">${text}</script><script src="/embed-refused.js"></script>`;
  allowFrames(reply, ['*']);
  return reply.code(403).type('text/html').header('cache-control', 'no-store').send(html);
}
