import type { FastifyInstance } from 'fastify';
import { isFromOtherSite } from '../../plugins/other-sites.ts';
import { noticePage } from './pages/notice-page.ts';
import { sendPage } from './pages/send-page.ts';

/** The fields of a posted form. */
export type Form = Record<string, string | undefined>;

export interface FormRequest {
  Body: Form;
  /** A field that appears twice in an address is a list. */
  Querystring: Record<string, unknown>;
}

/** Reads posted forms and nothing else, and refuses those that another site's page posted. */
export function acceptForms(scope: FastifyInstance, publicUrl: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'POST' || !isFromOtherSite(request, [new URL(publicUrl).origin])) return;
    return sendPage(
      reply,
      noticePage({
        title: 'This form comes from another site',
        text: 'To keep you safe, we ignored it. Start again here.',
        link: { text: 'Sign in', href: '/login' },
      }),
      403,
    );
  });
}
