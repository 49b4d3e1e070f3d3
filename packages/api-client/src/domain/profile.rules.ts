import { singleLine } from './validation/characters.ts';
import { VALIDATION } from './validation/validation.messages.ts';
import { firstError, maxLength, type Rule, required, webAddress } from './validation/validation.ts';

/** The maximum length of each text in a profile. */
export const PROFILE_LENGTHS = {
  firstName: 80,
  lastName: 80,
  headline: 120,
  quote: 160,
  phone: 30,
  companyName: 120,
  street: 200,
  city: 100,
  state: 100,
  zip: 20,
  country: 100,
} as const;

export type ProfileText = keyof typeof PROFILE_LENGTHS;

const needed = new Set<ProfileText>(['firstName', 'lastName']);

/** The error of a text in a profile; only the names are required. */
export function profileTextError(field: ProfileText, text: string): string | undefined {
  const length = maxLength(PROFILE_LENGTHS[field]);
  return firstError(
    text,
    needed.has(field) ? [required, length, singleLine] : [length, singleLine],
  );
}

export const SOCIAL_NETWORKS = ['linkedin', 'github', 'x', 'youtube', 'website'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const SOCIAL_NETWORK_LABELS = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  x: 'X',
  youtube: 'YouTube',
  website: 'Website',
} as const satisfies Record<SocialNetwork, string>;

/** The address of a profile elsewhere. */
export const socialLink: Rule = (url) => firstError(url, [maxLength(300), webAddress]);

/** Minutes after a sign-in during which email address, password and phone number can be changed. */
export const FRESH_SIGN_IN_MINUTES = 5;
/** How long a second factor counts as recent for what staff change. */
export const SECOND_FACTOR_MINUTES = 30;

/** The limits of playlists. */
export const PLAYLIST_LIMITS = { lists: 100, lessons: 200, title: 100 } as const;

export interface BirthDate {
  day: number | null;
  month: number | null;
  year: number | null;
}

/** A birth date is a complete date in the past, or empty. */
export function birthDateError({ day, month, year }: BirthDate, now: Date): string | undefined {
  const parts = [day, month, year].filter((part) => part !== null);
  if (parts.length === 0) return undefined;
  if (day === null || month === null || year === null) return 'Enter a day, month and year';
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1900 && date.getTime() <= now.getTime() ? undefined : VALIDATION.pattern;
}
