import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { requireZone } from './days.ts';
import { countSignUps, listPeople, type PeopleFilter, peopleOrder } from './people.repository.ts';
import { readListItems } from './people.view.ts';

export interface PeopleQuery extends PeopleFilter, WindowQuery {
  sort?: string;
}

/** What of a filter would tell who sees names alone more than names. */
const telling = ['paymentStatus', 'since', 'until', 'cohortId', 'moduleId'] as const;

/** A page of the people that a filter finds. */
export async function listUsers(
  db: Kysely<DB>,
  staff: PolicyPerson,
  { sort, ...query }: PeopleQuery,
): Promise<Schema<'UserPage'>> {
  requireZone(query);
  const seesContact = mayAny(staff, 'readUsers');
  const isTelling = telling.some((name) => query[name] !== undefined) || sort?.endsWith('Date');
  if (!seesContact && isTelling) throw forbidden("Your role can't filter people by this.");
  const scope = seesContact ? 'everything' : 'names';
  const wanted = { filter: query, scope, isCounted: true } as const;
  const window = openWindow(peopleOrder(sort ?? 'closeness'), query);
  const { ids, total } = await listPeople(db, wanted, window);
  const { rows, cursors } = toPage(window, ids, (id) => [id]);
  const data = await readListItems(db, rows, seesContact);
  return { data, paging: { pageSize: window.pageSize, total, ...cursors } };
}

/** How many people there are, and how many signed up in this month of UTC. */
export function countUsers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Schema<'UserCounts'>> {
  const now = clock.now();
  return countSignUps(db, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())));
}
