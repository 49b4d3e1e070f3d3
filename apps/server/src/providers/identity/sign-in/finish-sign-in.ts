import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FlowDeps } from '../account-deps.ts';
import { deviceName } from '../device-name.ts';
import { newDevice } from '../identity.mails.ts';

interface SignedInPerson {
  userId: number;
  email: string;
  /** What was given, in the words of RFC 8176. */
  methods: string[];
}

/** Ends the interaction with a sign-in, and tells the owner when it is on a new device. */
export async function finishSignIn(
  deps: FlowDeps,
  { userId, email, methods }: SignedInPerson,
  [request, reply]: [FastifyRequest, FastifyReply],
) {
  const isKnown = deps.devices.find(request, userId) !== undefined;
  const wasSignedIn = await noteSignIn(deps, userId);
  if (!isKnown && wasSignedIn) {
    const device = deviceName(request.headers['user-agent']);
    const { db, clock, mail } = deps;
    await mail.send({ to: email, ...newDevice(deps, { device, at: clock.now() }) }, db);
  }
  deps.devices.remember(request, reply, userId);
  const oidc = await deps.provider();
  const next = await oidc.interactionResult(request.raw, reply.raw, {
    login: { accountId: String(userId), amr: methods, remember: true },
  });
  return reply.redirect(next, 303);
}

/** Whether the account was signed in to before. */
async function noteSignIn({ db, clock }: FlowDeps, userId: number): Promise<boolean> {
  const former = await db
    .selectFrom('identity_account')
    .select('signed_in_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await db
    .updateTable('identity_account')
    .set({ signed_in_at: clock.now() })
    .where('user_id', '=', userId)
    .execute();
  return Boolean(former?.signed_in_at);
}
