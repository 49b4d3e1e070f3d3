import type { Schema } from '@uplink/api-client';
import {
  birthDateError,
  email as emailRule,
  firstError,
  integer,
  maxLength,
  type ProfileText,
  profileTextError,
  type Role,
  required,
} from '@uplink/api-client/domain';
import { optionalReasonRules, reasonRules } from '@uplink/kit/forms';

type User = Schema<'ManagedUser'>;

const addressFields = ['street', 'city', 'state', 'zip', 'country'] as const;
const birthFields = ['birthDay', 'birthMonth', 'birthYear'] as const;
const texts = ['firstName', 'lastName', ...addressFields] as const satisfies ProfileText[];

/** The form: every text as typed, empty when unset. */
export interface UserValues
  extends Record<
    | (typeof texts)[number]
    | (typeof birthFields)[number]
    | 'email'
    | 'phone'
    | 'tshirtSize'
    | 'specialStatus'
    | 'reason',
    string
  > {
  isIAU: boolean;
  roles: Role[];
}

const typed = (value: string | number | null | undefined) => String(value ?? '');

export function toValues(user: User): UserValues {
  const address = user.shippingAddress ?? {};
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: typed(user.phone),
    tshirtSize: typed(user.tshirtSize),
    specialStatus: typed(user.specialStatus),
    street: typed(address.street),
    city: typed(address.city),
    state: typed(address.state),
    zip: typed(address.zip),
    country: typed(address.country),
    birthDay: typed(user.birthDateDay),
    birthMonth: typed(user.birthDateMonth),
    birthYear: typed(user.birthDateYear),
    isIAU: user.isIAU,
    roles: user.roles,
    reason: '',
  };
}

/** What is wrong, by field; a date is faulty at its year. */
export function faultsOf(
  values: UserValues,
  user: User,
  now: Date,
): Record<string, string | undefined> {
  const digits = birthFields
    .map((field) => (values[field] === '' ? undefined : integer(values[field])))
    .find(Boolean);
  return {
    ...Object.fromEntries(texts.map((field) => [field, profileTextError(field, values[field])])),
    email: firstError(values.email, [required, emailRule]),
    specialStatus: firstError(values.specialStatus, [maxLength(80)]),
    reason: firstError(values.reason, isDecision(values, user) ? reasonRules : optionalReasonRules),
    birthYear: digits ?? birthDateError(birthOf(values), now),
  };
}

/** Whether and as what someone gets in changes only for a reason. */
const isDecision = ({ email, roles }: UserValues, user: User) =>
  email.trim() !== user.email || roles.join() !== user.roles.join();

/** What is sent: only what was changed, parts of one thing together; an empty address is sent as null. */
export function toUpdate(
  changed: readonly (keyof UserValues)[],
  values: UserValues,
  version: number,
): Schema<'UserUpdate'> {
  const has = (...fields: (keyof UserValues)[]) => fields.some((field) => changed.includes(field));
  const { day, month, year } = birthOf(values);
  const parts = addressFields.map((field) => [field, values[field].trim() || null] as const);
  const isEmpty = parts.every(([, part]) => part === null);
  return {
    version,
    ...(has('firstName') && { firstName: values.firstName }),
    ...(has('lastName') && { lastName: values.lastName }),
    ...(has('email') && { email: values.email.trim() }),
    ...(has('phone') && { phone: values.phone.trim() || null }),
    ...(has('tshirtSize') && { tshirtSize: (values.tshirtSize || null) as User['tshirtSize'] }),
    ...(has('specialStatus') && { specialStatus: values.specialStatus.trim() || null }),
    ...(has(...addressFields) && { shippingAddress: isEmpty ? null : Object.fromEntries(parts) }),
    ...(has(...birthFields) && { birthDateDay: day, birthDateMonth: month, birthDateYear: year }),
    ...(has('isIAU') && { isIAU: values.isIAU }),
    ...(has('roles') && { roles: values.roles }),
    ...(values.reason.trim() && { reason: values.reason.trim() }),
  };
}

/** The field that a name in the server's answer belongs to. */
export const toField = (name: string): string =>
  name.startsWith('birthDate') ? 'birthYear' : name.replace(/^.*\./, '');

function birthOf({ birthDay, birthMonth, birthYear }: UserValues) {
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);
  return { day: number(birthDay), month: number(birthMonth), year: number(birthYear) };
}
