import { email } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { noticePage } from './notice-page.ts';
import { sendPage } from './send-page.ts';

const spam = 'If nothing arrives within a few minutes, check your spam folder.';
const toConfirm = (address: string) => `We sent a link to ${address}. Open it to continue. ${spam}`;

/** By the form a link was asked for in. */
const pages = {
  'sign-up': { title: 'Check your email', text: toConfirm },
  'sign-in': { title: 'Confirm your email address first', text: toConfirm },
  reset: {
    title: 'Check your email',
    text: (address: string) =>
      `If ${address} has an account, we sent a link to it. The link works for two hours. ${spam}`,
  },
};

const cookie = 'uplink_mailed';
const oneHourSeconds = 3600;

/**
 * Goes on to the page that says where a link was mailed. The form was posted to another address, so a reload mails
 * nothing again; the recipient travels in a cookie, because addresses are logged.
 */
export function redirectToMailSent(
  reply: FastifyReply,
  form: keyof typeof pages,
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
): FastifyReply {
  reply.setCookie(cookie, recipient, {
    path: '/identity/sent',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https://'),
    maxAge: oneHourSeconds,
  });
  return reply.redirect(`/identity/sent/${form}`, 303);
}

export function registerMailSent(scope: FastifyInstance): void {
  for (const [form, { title, text }] of Object.entries(pages)) {
    scope.get(`/identity/sent/${form}`, (request, reply) => {
      const kept = request.cookies[cookie];
      // Only an address is repeated: others could have set the cookie to words of their own.
      const isAddress = kept !== undefined && email(kept) === undefined;
      const recipient = isAddress ? kept : 'the address you entered';
      const link = { text: 'Back to sign in', href: '/login' };
      return sendPage(reply, noticePage({ title, text: text(recipient), link }));
    });
  }
}
