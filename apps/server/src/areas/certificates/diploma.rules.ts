import type { Schema } from '@uplink/api-client';

/** A template's text with the names in it. They are put in as they are: the text is no markup. */
export function fillBody(body: string, names: { studentName: string; moduleName: string }): string {
  return body.replace(
    /\{\{(studentName|moduleName)\}\}/g,
    (_tag, name: keyof typeof names) => names[name],
  );
}

/** Whether an issued diploma still counts. */
export function statusOf(
  issue: { expires_at: Date | null; revoked_at: Date | null },
  now: Date,
): Schema<'DiplomaStatus'> {
  if (issue.revoked_at) return 'revoked';
  return issue.expires_at && issue.expires_at <= now ? 'expired' : 'valid';
}
