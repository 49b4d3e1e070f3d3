import type { Middleware } from 'openapi-fetch';
import type { Session } from '../session/session.ts';

const scheme = 'Bearer ';

/**
 * Adds the access token to each call. A rejected token is renewed once and the call sent
 * again: a wrong clock or a changed key must not cost a user their work.
 */
export function authMiddleware(session: Session): Middleware {
  const copies = new Map<string, Request>();
  return {
    async onRequest({ request, id }) {
      const token = await session.getToken();
      if (!token) return;
      request.headers.set('authorization', scheme + token);
      copies.set(id, request.clone());
    },
    async onResponse({ response, id, options }) {
      const copy = copies.get(id);
      copies.delete(id);
      if (response.status !== 401 || !copy) return;
      const refused = copy.headers.get('authorization')?.slice(scheme.length) ?? '';
      const token = await session.replaceToken(refused);
      if (!token || token === refused) return;
      copy.headers.set('authorization', scheme + token);
      return options.fetch(copy);
    },
    onError({ id }) {
      copies.delete(id);
    },
  };
}
