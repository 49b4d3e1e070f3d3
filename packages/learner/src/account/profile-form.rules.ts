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

/** The form: every field as typed, empty when unset. */
export type ProfileValues = Record<ProfileField, string>;

/** What is wrong, by field; a date is faulty at its year, which is typed last. */
export type ProfileFaults = Partial<Record<ProfileField, string>>;

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
    quote: profile.quote ?? '',
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
  if (birthDate) faults.birthYear = birthDate;
  return faults;
}

/** What is sent: only what was changed, parts of one thing together. */
export function toUpdate(changed: readonly ProfileField[], values: ProfileValues): Update {
  const has = (fields: readonly ProfileField[]) => fields.some((field) => changed.includes(field));
  const update: Update = {};
  if (has(['firstName'])) update.firstName = values.firstName;
  if (has(['lastName'])) update.lastName = values.lastName;
  for (const field of ['headline', 'quote', 'phone', 'companyName'] as const) {
    if (has([field])) update[field] = values[field].trim() || null;
  }
  if (has(['tshirtSize'])) {
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

/** The field that a name in the server's answer belongs to. */
export function toField(name: string): string {
  return name.startsWith('birthDate') ? 'birthYear' : name.replace(/^.*\./, '');
}

function birthOf({ birthDay, birthMonth, birthYear }: ProfileValues) {
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);
  return { day: number(birthDay), month: number(birthMonth), year: number(birthYear) };
}
