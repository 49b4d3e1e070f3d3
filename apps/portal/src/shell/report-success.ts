import type { Schema } from '@uplink/api-client';

/** An outside form with the learner's id, name and address filled in. */
export function reportSuccessUrl(
  form: string,
  me: Pick<Schema<'CurrentUser'>, 'id' | 'firstName' | 'lastName' | 'email'>,
): string {
  const url = new URL(form);
  url.searchParams.set('userId', String(me.id));
  url.searchParams.set('firstName', me.firstName);
  url.searchParams.set('lastName', me.lastName);
  url.searchParams.set('email', me.email);
  return url.href;
}
