import { redirect } from '@tanstack/react-router';
import { ApiError, type Schema } from '@uplink/api-client';
import { contextQuery, menuQuery, meQuery, notificationsQuery } from '@uplink/api-client/react';
import { client, queryClient, session } from '../app/client.ts';
import { keepReadingFor } from '../offline/reader.ts';
import { forgetLeaving, leaveForFront } from './leave-for-front.ts';
import { forgetReturns, noteReturn } from './sign-in-returns.ts';
import { signInOrExplain } from './start-sign-in.ts';
import { hasVisit, isVisitor, lessonAt, reviewAt } from './visitor.ts';

/** Never resolves, because the browser is leaving this page. */
const leaving = () => new Promise<never>(() => {});

const shellWaitMs = 1000;

/** Loads the frame around every page. The page waits for it briefly so that nothing jumps. */
function loadShell(): Promise<unknown> {
  return Promise.allSettled([
    queryClient.ensureQueryData(menuQuery(client)),
    queryClient.ensureQueryData(notificationsQuery(client)),
  ]);
}

/**
 * A page for signed-in people: without a session sign-in starts. What the page shows first is then asked
 * for beside the person (`loadPerson`), not after them: the server decides on each call by itself.
 */
export async function requireSession(pathname: string): Promise<void> {
  if (pathname === '/login/callback') noteReturn();
  // A session that ended under an open page is waited for; the page is not left for another.
  if (!(await session.isSignedIn().catch(resumeOffline)) && !(await session.getToken())) {
    if (await visit(pathname)) return;
    if (!leaveForFront(pathname)) signInOrExplain();
    return leaving();
  }
  if (hasVisit()) await (await import('./keep-visit.ts')).keepVisit(client).catch(() => {});
  keepToBilling(queryClient.getQueryData(contextQuery(client).queryKey), pathname);
}

/** Without a session only what is free is read: a free lesson, its quiz and its review. */
async function visit(pathname: string): Promise<boolean> {
  if (!lessonAt(pathname) && !reviewAt(pathname)) return false;
  const { beginVisit } = await import('./begin-visit.ts');
  const isOpen = await beginVisit(client, queryClient, pathname);
  if (isOpen) forgetLeaving();
  return isOpen;
}

/** Loads who is signed in; a user who cannot be loaded signs in again with the server's message. */
export async function loadPerson(pathname: string): Promise<void> {
  if (isVisitor()) return;
  const shell = loadShell();
  try {
    const [, context] = await Promise.all([
      queryClient.ensureQueryData(meQuery(client)),
      queryClient.ensureQueryData(contextQuery(client)),
    ]);
    await Promise.race([shell, new Promise((resolve) => setTimeout(resolve, shellWaitMs))]);
    forgetReturns();
    keepToBilling(context, pathname);
  } catch (error) {
    // An outage is no reason to sign in again: the error page offers another try.
    if (!(error instanceof ApiError) || error.isPassing) throw error;
    if (error.code === 'unauthorized') location.assign('/login?error=unauthorized');
    else signInOrExplain({ message: error.message });
    keepReadingFor('');
    return leaving();
  }
}

/** A frozen account sees only /billing and what is under it (specification, sections 2 and 4). */
function keepToBilling(context: Schema<'UserContext'> | undefined, pathname: string): void {
  if (context?.paymentStatus === 'frozen' && !/^\/billing(\/|$)/.test(pathname))
    throw redirect({ to: '/billing' });
}

/** Unknown addresses need no sign-in, but a frozen account sees /billing there too. */
export async function keepFrozenToBilling(): Promise<void> {
  if (!(await session.isSignedIn().catch(() => false))) return;
  const context = await queryClient.ensureQueryData(contextQuery(client)).catch(() => undefined);
  keepToBilling(context, '');
}

/** When the academy does not answer, the last user continues with what is kept on this device. */
async function resumeOffline(error: unknown): Promise<true> {
  const offline = await import('../offline/resume-reading.ts').catch(() => undefined);
  if (await offline?.resumeReading(client, queryClient).catch(() => false)) return true;
  throw error;
}

/** A page for visitors: signed-in people go home. */
export async function requireVisitor(): Promise<void> {
  if (await session.isSignedIn()) throw redirect({ to: '/' });
}
