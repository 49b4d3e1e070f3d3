import { type Field, formPage } from '../pages/form-page.ts';
import type { Page } from '../pages/page.ts';
import { passwordHelp } from '../pages/password-help.ts';

export type SignUpFields = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'password', string | undefined>
>;

const fields: Field[] = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    help: passwordHelp,
  },
];

export function signUpPage(
  uid: string,
  values: SignUpFields = {},
  faults: SignUpFields = {},
): Page {
  return formPage({
    title: 'Create your account',
    lead: 'One account for lessons, homework and certificates.',
    action: `/identity/${uid}/sign-up`,
    fields: fields.map((field) => {
      const name = field.name as keyof SignUpFields;
      return { ...field, value: values[name], error: faults[name] };
    }),
    note: 'By creating an account you accept our <a href="/terms-of-sale" target="_blank">terms of sale</a> and our <a href="/privacy" target="_blank">privacy page</a>.',
    submit: 'Create account',
    links: [{ text: 'Already have an account? Sign in', href: `/identity/${uid}` }],
  });
}
