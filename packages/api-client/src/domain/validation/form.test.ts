import { expect, expectTypeOf, test, vi } from 'vitest';
import { type FormErrors, type FormRules, formErrors, hasErrors } from './form.ts';
import { email, minLength, required, samePassword } from './validation.ts';

interface SignUp {
  email: string;
  password: string;
  repeat: string;
}

const values: SignUp = { email: 'maya@example.org', password: 'Spanning-9', repeat: 'Spanning-9' };
const rules: FormRules<SignUp> = {
  email: [required, email],
  password: [required, minLength(8)],
  repeat: [(value, { password }) => samePassword(password)(value)],
};

test('of two faults of a field the first message is shown, at that field alone', () => {
  expect(formErrors({ ...values, email: '' }, rules)).toEqual({ email: 'This field is Required' });
  expect(formErrors({ ...values, email: 'maya' }, rules)).toEqual({
    email: 'Please enter a valid email',
  });
});

test('faults of several fields are all told', () => {
  expect(formErrors({ email: '', password: 'short', repeat: 'other' }, rules)).toEqual({
    email: 'This field is Required',
    password: 'Must be more than 8 characters',
    repeat: "Password doesn't match",
  });
});

test('a validation of one’s own receives all values of the form', () => {
  const own = vi.fn(() => undefined);
  expect(formErrors(values, { email: [own] })).toEqual({});
  expect(own).toHaveBeenCalledWith('maya@example.org', values);
});

test('a good form has no errors', () => {
  const errors = formErrors(values, rules);
  expectTypeOf(errors).toEqualTypeOf<FormErrors<SignUp>>();
  expect([errors, hasErrors(errors)]).toEqual([{}, false]);
  expect(hasErrors({ email: 'Please enter a valid email' })).toBe(true);
});
