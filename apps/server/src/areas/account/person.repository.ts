import type { Role, SocialNetwork } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openRows, type VaultDeps } from '../../vault/vault.ts';
import { readBirthDate, writeBirthDate } from './birth-date.rules.ts';

/** One account with its roles and links; street and birth date are encrypted. */
export async function findPerson(db: Kysely<DB>, userId: number) {
  const row = await db
    .selectFrom('app_user')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('user_role')
        .select(sql<Role[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .whereRef('user_role.user_id', '=', 'app_user.id')
        .as('roles'),
      eb
        .selectFrom('user_social_link as link')
        .select(
          sql<
            { network: SocialNetwork; url: string }[]
          >`coalesce(jsonb_agg(jsonb_build_object('network', network, 'url', url) order by network), '[]')`.as(
            'links',
          ),
        )
        .whereRef('link.user_id', '=', 'app_user.id')
        .as('links'),
      eb
        .exists(
          eb
            .selectFrom('identity_account as account')
            .select('account.user_id')
            .whereRef('account.user_id', '=', 'app_user.id'),
        )
        .as('has_password'),
      eb
        .selectFrom('identity_subject')
        .select('subject')
        .whereRef('identity_subject.user_id', '=', 'app_user.id')
        .limit(1)
        .as('subject'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('This account does not exist.');
  return row;
}

/** The same with everything that only the person and staff may see. */
export async function findWholePerson({ db, config }: VaultDeps, userId: number) {
  const row = await findPerson(db, userId);
  const [opened = row] = await openRows(db, config, 'app_user', [row]);
  const former = {
    birthDateYear: opened.birth_date_year,
    birthDateMonth: opened.birth_date_month,
    birthDateDay: opened.birth_date_day,
  };
  // An old process may have written them last.
  const isFormer = writeBirthDate(former) !== null;
  return { ...opened, ...(isFormer ? former : readBirthDate(opened.birth_date)) };
}
