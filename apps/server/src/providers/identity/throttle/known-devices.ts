import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'uplink_device';
/** People who share one browser. */
const mostAccounts = 5;
const yearSeconds = 365 * 86_400;

/**
 * Browsers in which an account signed in before, by a signed cookie. It signs no one in: it only gives
 * the browser its own count of wrong passwords, so that a stranger's tries do not lock the owner out.
 */
export function createKnownDevices(publicUrl: string) {
  const options = {
    path: '/identity',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https://'),
    signed: true,
  } as const;

  function read(request: FastifyRequest): [userId: string, device: string][] {
    const { valid, value } = request.unsignCookie(request.cookies[cookie] ?? '');
    if (!valid || !value) return [];
    return value.split(' ').flatMap((pair) => {
      const [userId, device] = pair.split(':');
      return userId && device ? [[userId, device] as [string, string]] : [];
    });
  }

  return {
    /** This browser's name for an account that signed in here before. */
    find(request: FastifyRequest, userId: number): string | undefined {
      return read(request).find(([id]) => id === String(userId))?.[1];
    },
    remember(request: FastifyRequest, reply: FastifyReply, userId: number): void {
      const known = read(request);
      const device =
        known.find(([id]) => id === String(userId))?.[1] ?? randomBytes(16).toString('base64url');
      const others = known.filter(([id]) => id !== String(userId)).slice(0, mostAccounts - 1);
      const value = [[String(userId), device], ...others].map((pair) => pair.join(':')).join(' ');
      reply.setCookie(cookie, value, { ...options, maxAge: yearSeconds });
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
