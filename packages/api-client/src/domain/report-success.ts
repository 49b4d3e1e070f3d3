/** The external 'report success' form with the learner's id, name and email address filled in. */
export function reportSuccessUrl(
  form: string,
  user: { id: number; firstName: string; lastName: string; email: string },
): string {
  const url = new URL(form);
  url.searchParams.set('userId', String(user.id));
  url.searchParams.set('firstName', user.firstName);
  url.searchParams.set('lastName', user.lastName);
  url.searchParams.set('email', user.email);
  return url.href;
}
