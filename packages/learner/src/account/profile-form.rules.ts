import type { Schema } from '@uplink/api-client';
import {
  birthDateError,
  firstError,
  integer,
  PROFILE_LENGTHS,
  type ProfileText,
  profileTextError,
  type Rule,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  socialLink,
} from '@uplink/api-client/domain';

type Profile = Schema<'Profile'>;
type Update = Schema<'ProfileUpdate'>;

export type ProfileField =
  | ProfileText
  | SocialNetwork
  | 'tshirtSize'
  | 'birthDay'
  | 'birthMonth'
  | 'birthYear';

/** The form: every field as it is typed, empty for nothing. */
export type ProfileValues = Record<ProfileField, string>;

/** A field that was changed: what was typed, and what stood there when it was begun. */
export interface Change {
  from: string;
  to: string;
}

export type ProfileChanges = Partial<Record<ProfileField, Change>>;

export type ProfileFaults = Partial<Record<ProfileField | 'birthDate', string>>;

const addressFields = ['street', 'city', 'state', 'zip', 'country'] as const;
const birthFields = ['birthDay', 'birthMonth', 'birthYear'] as const;

const digits = (value: number | null) => (value === null ? '' : String(value));

export function toValues(profile: Profile): ProfileValues {
  const links = new Map(profile.socialLinks.map(({ network, url }) => [network, url]));
  const address = profile.shippingAddress ?? {};
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    headline: profile.headline ?? '',
    phone: profile.phone ?? '',
    companyName: profile.companyName ?? '',
    street: address.street ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    zip: address.zip ?? '',
    country: address.country ?? '',
    tshirtSize: profile.tshirtSize ?? '',
    birthDay: digits(profile.birthDateDay),
    birthMonth: digits(profile.birthDateMonth),
    birthYear: digits(profile.birthDateYear),
    linkedin: links.get('linkedin') ?? '',
    github: links.get('github') ?? '',
    x: links.get('x') ?? '',
    youtube: links.get('youtube') ?? '',
    website: links.get('website') ?? '',
  };
}

/** What is stored with what was typed over it. */
export function withChanges(stored: ProfileValues, changes: ProfileChanges): ProfileValues {
  const typed = changedFields(changes).map((field) => [field, changes[field]?.to]);
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Notes what was typed; typing back what is stored takes the change away. */
export function change(
  changes: ProfileChanges,
  stored: ProfileValues,
  field: ProfileField,
  to: string,
): ProfileChanges {
  const { [field]: former, ...others } = changes;
  if (to === stored[field]) return others;
  return { ...others, [field]: { from: former?.from ?? stored[field], to } };
}

export function changedFields(changes: ProfileChanges): ProfileField[] {
  return Object.keys(changes) as ProfileField[];
}

/** Changes without those that are stored by now, here or elsewhere. */
export function openChanges(changes: ProfileChanges, stored: ProfileValues): ProfileChanges {
  const open = Object.entries(changes).filter(
    ([field, { to }]) => field in stored && to !== stored[field as ProfileField],
  );
  return Object.fromEntries(open);
}

/** What is left after a save: what was typed while it was on its way. */
export function afterSave(
  changes: ProfileChanges,
  sent: ProfileChanges,
  stored: ProfileValues,
): ProfileChanges {
  const left = changedFields(changes).flatMap((field) => {
    const typed = changes[field];
    if (!typed || typed.to === sent[field]?.to) return [];
    return [[field, { from: sent[field] ? stored[field] : typed.from, to: typed.to }]];
  });
  return Object.fromEntries(left);
}

/** Fields that were changed elsewhere while they were changed here. */
export function conflictingFields(changes: ProfileChanges, stored: ProfileValues): ProfileField[] {
  return changedFields(changes).filter((field) => changes[field]?.from !== stored[field]);
}

/** Ends a conflict: what is here goes over what is there, or what is there is taken. */
export function resolve(
  changes: ProfileChanges,
  stored: ProfileValues,
  field: ProfileField,
  choice: 'mine' | 'theirs',
): ProfileChanges {
  const { [field]: mine, ...others } = changes;
  if (!mine || choice === 'theirs') return others;
  return { ...others, [field]: { from: stored[field], to: mine.to } };
}

const wholeNumber: Rule = (text) => (text === '' ? undefined : integer(text));

/** What is wrong with the fields, in the specification's words. */
export function faultsOf(values: ProfileValues, now: Date): ProfileFaults {
  const faults: ProfileFaults = {};
  for (const field of Object.keys(PROFILE_LENGTHS) as ProfileText[]) {
    const fault = profileTextError(field, values[field]);
    if (fault) faults[field] = fault;
  }
  for (const network of SOCIAL_NETWORKS) {
    const fault = values[network] === '' ? undefined : socialLink(values[network]);
    if (fault) faults[network] = fault;
  }
  const birthDate =
    birthFields.map((field) => firstError(values[field], [wholeNumber])).find(Boolean) ??
    birthDateError(birthOf(values), now);
  if (birthDate) faults.birthDate = birthDate;
  return faults;
}

/** What is sent: only what was changed, parts of one thing together. */
export function toUpdate(changes: ProfileChanges, values: ProfileValues): Update {
  const has = (fields: readonly ProfileField[]) => fields.some((field) => changes[field]);
  const update: Update = {};
  if (changes.firstName) update.firstName = values.firstName;
  if (changes.lastName) update.lastName = values.lastName;
  for (const field of ['headline', 'phone', 'companyName'] as const) {
    if (changes[field]) update[field] = values[field].trim() || null;
  }
  if (changes.tshirtSize) {
    update.tshirtSize = (values.tshirtSize || null) as Schema<'TshirtSize'>;
  }
  if (has(addressFields)) {
    update.shippingAddress = Object.fromEntries(
      addressFields.map((field) => [field, values[field].trim() || null]),
    );
  }
  if (has(birthFields)) {
    const { day, month, year } = birthOf(values);
    Object.assign(update, { birthDateDay: day, birthDateMonth: month, birthDateYear: year });
  }
  if (has(SOCIAL_NETWORKS)) {
    update.socialLinks = SOCIAL_NETWORKS.flatMap((network) =>
      values[network] === '' ? [] : [{ network, url: values[network] }],
    );
  }
  return update;
}

/** The server's words, at the fields they belong to. */
export function toFaults(fieldErrors: Record<string, string>): ProfileFaults {
  const entries = Object.entries(fieldErrors).map(([name, message]) => [
    name.startsWith('birthDate') ? 'birthDate' : name.replace(/^.*\./, ''),
    message,
  ]);
  return Object.fromEntries(entries);
}

function birthOf({ birthDay, birthMonth, birthYear }: ProfileValues) {
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);
  return { day: number(birthDay), month: number(birthMonth), year: number(birthYear) };
}
