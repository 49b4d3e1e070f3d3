import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'uplink_sign_up';
const twoDaysSeconds = 48 * 3600;

/**
 * Marks the browser a password is chosen in, so that the confirmation link can tell it from any other.
 * A browser that signs up twice keeps its mark: either link works in it.
 */
export function markSignUpBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): string {
  const browser = readSignUpBrowser(request) ?? randomBytes(24).toString('base64url');
  reply.setCookie(name, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https://'),
    maxAge: twoDaysSeconds,
  });
  return browser;
}

export function readSignUpBrowser(request: FastifyRequest): string | undefined {
  const mark = request.cookies[name];
  return mark && /^[\w-]{32}$/.test(mark) ? mark : undefined;
}
