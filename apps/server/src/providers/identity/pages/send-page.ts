import type { FastifyReply } from 'fastify';
import { type Page, pageDocument } from './page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stands on every page that the server draws. */
    academyName: string;
  }
}

/** Answers with a page in the frame that they all share. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(pageDocument(page, reply.server.academyName));
}
