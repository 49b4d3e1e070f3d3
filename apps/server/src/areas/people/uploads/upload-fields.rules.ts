import type { Schema } from '@uplink/api-client';
import {
  ROLE_LABELS,
  ROLES,
  type Role,
  TSHIRT_SIZES,
  type TshirtSize,
} from '@uplink/api-client/domain';

export type UploadField = Schema<'UserUploadField'>;

/** How columns are called elsewhere, in letters alone. */
const names: Record<UploadField, readonly string[]> = {
  firstName: ['firstname', 'givenname', 'forename', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  email: ['email', 'emailaddress', 'mail'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'telephone', 'cell'],
  roles: ['roles', 'role'],
  cohort: ['cohort', 'cohortname', 'intake'],
  tshirtSize: ['tshirtsize', 'tshirt', 'shirtsize', 'shirt', 'size'],
};

export const UPLOAD_FIELDS = Object.keys(names) as UploadField[];

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** What each column is by its name; the first of two alike. */
export function matchColumns(heading: readonly string[]): (UploadField | null)[] {
  const taken = new Set<UploadField>();
  return heading.map((name) => {
    const field = UPLOAD_FIELDS.find(
      (one) => !taken.has(one) && names[one].includes(letters(name)),
    );
    if (field) taken.add(field);
    return field ?? null;
  });
}

const roleOf = new Map<string, Role>(
  ROLES.flatMap((role) => [
    [letters(role), role],
    [letters(ROLE_LABELS[role]), role],
  ]),
);

/** The roles in a cell; a learner if it is empty, undefined if one is unknown. */
export function readRoles(cell: string): Role[] | undefined {
  const words = cell.split(/[;|,/]/).filter((word) => word.trim() !== '');
  if (words.length === 0) return ['student'];
  const roles = words.map((word) => roleOf.get(letters(word)));
  return roles.some((role) => role === undefined) ? undefined : [...new Set(roles as Role[])];
}

/** The size of a cell, none when it is empty; undefined when it is not one. */
export function readSize(cell: string): TshirtSize | null | undefined {
  if (cell === '') return null;
  return TSHIRT_SIZES.find((size) => size === cell.toUpperCase());
}
