import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { Form } from './forms.ts';
import type { LateProvider } from './oidc/late-provider.ts';
import { noticePage } from './pages/notice-page.ts';
import type { Page } from './pages/page.ts';
import { sendPage } from './pages/send-page.ts';

/** The running sign-in of a browser. */
export interface Interaction {
  uid: string;
  /** What the sign-in was started with. */
  params: Form;
}

/** A route within a running sign-in; without one the visitor is asked to start again. */
export function withInteraction<Route extends RouteGenericInterface>(
  provider: LateProvider,
  handle: (
    interaction: Interaction,
    request: FastifyRequest<Route>,
    reply: FastifyReply,
  ) => unknown,
) {
  return async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const oidc = await provider();
    const found = await oidc.interactionDetails(request.raw, reply.raw).catch(() => undefined);
    if (!found) return sendPage(reply, endedPage(), 400);
    return handle({ uid: found.uid, params: found.params as Form }, request, reply);
  };
}

/** Says that a sign-in is over, and where to start another one. */
export function endedPage(): Page {
  return noticePage({
    title: 'This sign-in has ended',
    text: 'It was open too long, or you finished it in another tab.',
    link: { text: 'Sign in again', href: '/login' },
  });
}
