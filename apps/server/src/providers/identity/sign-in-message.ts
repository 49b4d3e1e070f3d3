import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'uplink_sign_in_message';
const options = { path: '/identity', httpOnly: true, sameSite: 'lax' } as const;

/**
 * Keeps what the sign-in page is to say, such as why a session ended. It travels in a signed cookie and not
 * in the address, and only a page of the academy may set it: otherwise any link could put its own words
 * on the sign-in page. A browser too old to say where a call comes from shows no message.
 */
export function keepSignInMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  message: string | undefined,
): void {
  if (!message || request.headers['sec-fetch-site'] !== 'same-origin') return;
  reply.setCookie(name, message, { ...options, signed: true, maxAge: 300 });
}

/** The message, once. */
export function takeSignInMessage(
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  const cookie = request.cookies[name];
  if (!cookie) return undefined;
  reply.clearCookie(name, options);
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value ? value : undefined;
}
