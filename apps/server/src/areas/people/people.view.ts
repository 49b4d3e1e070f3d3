import type { Schema } from '@uplink/api-client';
import { levelFromXp } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';

type Contact = NonNullable<Schema<'UserListItem'>['contact']>;

type Row = Pick<Schema<'UserListItem'>, 'id' | 'name' | 'avatar' | 'roles' | 'state'> &
  Omit<Contact, 'level' | 'signUpDate' | 'lastSeen'> & {
    sign_up_date: Date;
    last_seen: Date | null;
  };

/** The rows of a list for these people, in their order, without personal data if that is not to be seen. */
export async function readListItems(
  db: Kysely<DB>,
  ids: readonly number[],
  seesContact: boolean,
): Promise<Schema<'UserListItem'>[]> {
  const { rows } = await sql<Row>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.avatar,
      array(select role from user_role where user_id = u.id order by role) as roles,
      case when u.blocked then 'blocked' when u.status = ${userStatus.inactive} then 'inactive' else 'active' end as state,
      u.email, u.phone, u.sign_up_date,
      array(select c.name from user_module um join cohort c on c.id = um.cohort_id
        where um.user_id = u.id order by c.start_date desc, c.id desc limit 3) as cohorts,
      (select coalesce(sum(points), 0)::int from xp_event where user_id = u.id) as "totalXpPoints",
      coalesce((select payment_status from user_context where user_id = u.id), 'ok') as "paymentStatus",
      greatest(u.last_seen_at, (select max(renewed_at) from browser_session where user_id = u.id)) as last_seen
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join app_user u on u.id = wanted.id order by wanted.place`.execute(db);
  return rows.map(({ id, name, avatar, roles, state, ...contact }) => ({
    id,
    name,
    avatar,
    roles,
    state,
    contact: seesContact ? toContact(contact) : null,
  }));
}

const toContact = ({
  sign_up_date,
  last_seen,
  ...contact
}: Omit<Row, 'id' | 'name' | 'avatar' | 'roles' | 'state'>): Contact => ({
  ...contact,
  level: levelFromXp(contact.totalXpPoints),
  signUpDate: sign_up_date.toISOString(),
  lastSeen: last_seen?.toISOString() ?? null,
});
