import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { freshUntil, requireFreshSignIn } from '../../plugins/authentication/fresh-sign-in.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import { findPendingEmail } from '../../providers/identity/change/change-email.service.ts';
import { sealRow } from '../../vault/vault.ts';
import { findVisibility } from '../moderation/hidden.ts';
import { changedBirthDate } from './birth-date.rules.ts';
import { findWholePerson } from './person.repository.ts';
import { adoptPhoto, checkPhoto } from './photo.service.ts';
import {
  changesOf,
  cleanUpdate,
  type ProfileChanges,
  refuseServerOwned,
} from './profile-update.rules.ts';

type ProfileDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'companies' | 'config'>;

export async function readProfile(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  caller: SignedInCaller,
): Promise<Schema<'Profile'>> {
  const [row, pendingEmail] = await Promise.all([
    findWholePerson({ db, config }, caller.id),
    findPendingEmail(db, caller.id, clock.now()),
  ]);
  const { street, city, state, zip, country } = row;
  const isEmpty = [street, city, state, zip, country].every((part) => !part);
  return {
    id: row.id,
    version: row.profile_version,
    uniqueName: row.unique_name,
    firstName: row.first_name,
    lastName: row.last_name,
    headline: row.headline,
    quote: row.quote,
    email: row.email,
    pendingEmail,
    hasPassword: config.oidc === undefined && row.has_password === true,
    freshUntil: freshUntil(caller).toISOString(),
    phone: row.phone,
    companyId: row.company_id,
    companyName: row.company_name,
    shippingAddress: isEmpty ? null : { street, city, state, zip, country },
    tshirtSize: row.tshirt_size as Schema<'TshirtSize'>,
    socialLinks: row.links ?? [],
    specialStatus: row.special_status,
    signupMethod: row.signup_method,
    referralCode: row.referral_code,
    avatar: row.avatar,
    birthDateMonth: row.birthDateMonth,
    birthDateDay: row.birthDateDay,
    birthDateYear: row.birthDateYear,
    isIAU: row.is_iau,
    isPublished: row.is_profile_public,
    roles: row.roles ?? [],
  };
}

/**
 * Changes the writable part of a profile, all of it or nothing. The server's own fields are accepted
 * only unchanged; what was typed on an older version than the stored one is a conflict, unless it
 * says what is stored already.
 */
export async function updateProfile(
  deps: ProfileDeps,
  caller: SignedInCaller,
  update: Schema<'ProfileUpdate'>,
): Promise<Schema<'Profile'>> {
  const { db, clock, companies, config } = deps;
  const of = { userId: caller.id, table: 'app_user' } as const;
  const current = await readProfile(deps, caller);
  refuseServerOwned(current, update);
  const changes = changesOf(current, await cleanUpdate(update, current, clock.now()));
  if (Object.keys(changes).length === 0) return current;
  if (changes.phone !== undefined) requireFreshSignIn(caller, clock);
  const { avatar } = changes;
  const photo = typeof avatar === 'string' ? await checkPhoto(deps, caller.id, avatar) : null;
  const { companyName } = changes;
  const found = companyName ? await companies.suggest(companyName) : [];
  const companyId = found.find(({ name }) => name === companyName)?.id ?? null;

  await db.transaction().execute(async (trx) => {
    const address =
      changes.avatar === undefined ? undefined : await adoptPhoto(trx, current, photo, clock.now());
    const stored = await trx
      .updateTable('app_user')
      .set({
        ...(await sealRow(trx, config, of, toColumns(current, changes))),
        ...(companyName !== undefined && { company_id: companyId }),
        ...(address !== undefined && { avatar: address }),
        updated_at: clock.now(),
        profile_version: sql`profile_version + 1`,
      })
      .where('id', '=', caller.id)
      .$if(update.baseVersion !== undefined, (query) =>
        query.where('profile_version', '=', update.baseVersion ?? 0),
      )
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw conflict('Your profile was changed in another tab or on another device.');
    if (changes.isPublished) await refuseHiddenProfile(trx, caller.id);
    if (changes.socialLinks) await replaceLinks(trx, caller.id, changes.socialLinks);
  });
  return readProfile(deps, caller);
}

/** What staff have hidden can't be published again. */
async function refuseHiddenProfile(trx: Kysely<DB>, userId: number): Promise<void> {
  const visibility = await findVisibility(trx, { kind: 'profile', contentId: userId });
  if (visibility !== 'hidden') return;
  const refused = 'Our team has hidden your profile. You can appeal first.';
  throw unprocessable(refused, { isPublished: refused });
}

function toColumns(
  current: Schema<'Profile'>,
  { shippingAddress: address, ...changes }: ProfileChanges,
) {
  return {
    ...changedBirthDate(current, changes),
    ...(changes.firstName !== undefined && { first_name: changes.firstName }),
    ...(changes.lastName !== undefined && { last_name: changes.lastName }),
    ...(changes.headline !== undefined && { headline: changes.headline }),
    ...(changes.quote !== undefined && { quote: changes.quote }),
    ...(changes.phone !== undefined && { phone: changes.phone }),
    ...(changes.companyName !== undefined && { company_name: changes.companyName }),
    ...(changes.tshirtSize !== undefined && { tshirt_size: changes.tshirtSize }),
    ...(changes.isPublished !== undefined && { is_profile_public: changes.isPublished }),
    ...(address !== undefined && {
      street: address?.street ?? null,
      city: address?.city ?? null,
      state: address?.state ?? null,
      zip: address?.zip ?? null,
      country: address?.country ?? null,
    }),
  };
}

async function replaceLinks(trx: Kysely<DB>, userId: number, links: Schema<'SocialLink'>[]) {
  await trx.deleteFrom('user_social_link').where('user_id', '=', userId).execute();
  if (links.length === 0) return;
  await trx
    .insertInto('user_social_link')
    .values(links.map(({ network, url }) => ({ user_id: userId, network, url })))
    .execute();
}
