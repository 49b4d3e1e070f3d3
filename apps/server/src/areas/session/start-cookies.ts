import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInStart } from './issuer.ts';

export interface Start extends Omit<SignInStart, 'url'> {
  returnPath: string;
}

const prefix = 'uplink_sign_in_';
/** Sign-ins one browser may have open; a forgotten one ends with its cookie. */
const mostOpen = 4;

const nameOf = (state: string) => prefix + state.slice(0, 12).replace(/[^\w-]/g, '');

/** Remembers in signed cookies what a sign-in was started with: one for each tab that started one. */
export function createStartCookies(options: CookieSerializeOptions) {
  return {
    keep(request: FastifyRequest, reply: FastifyReply, start: Start): void {
      const open = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      if (open.length >= mostOpen) for (const name of open) reply.clearCookie(name, options);
      const value = JSON.stringify(start);
      reply.setCookie(nameOf(start.state), value, { ...options, signed: true, maxAge: 3600 });
    },
    take(request: FastifyRequest, reply: FastifyReply, state: string | undefined) {
      const name = nameOf(state ?? '');
      const signed = request.unsignCookie(request.cookies[name] ?? '');
      reply.clearCookie(name, options);
      return signed.valid && signed.value ? (JSON.parse(signed.value) as Start) : undefined;
    },
  };
}
