import { POLICIES } from './policies.ts';

const recorded: readonly string[] = POLICIES.recordSession.roles;

/**
 * Whether a session may be recorded: the context allows it, and the person is nothing more than
 * a student or an instructor assistant. A session without roles is never recorded.
 */
export function isSessionRecorded(context: {
  isSessionRecordingEnabled: boolean;
  roles: readonly string[];
}): boolean {
  return (
    context.isSessionRecordingEnabled &&
    context.roles.length > 0 &&
    context.roles.every((role) => recorded.includes(role))
  );
}

const privatePages = /^\/(billing|terms|checkout)(\/|$)/i;

/** Whether a page may be recorded: pages about money and agreements never are. */
export function isRecordedPage(path: string): boolean {
  return !privatePages.test(path.replace(/\/{2,}/g, '/'));
}
