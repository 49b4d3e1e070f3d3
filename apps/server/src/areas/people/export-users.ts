import type { Readable } from 'node:stream';
import { ROLE_LABELS } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../csv-file.ts';
import { openWindow } from '../keyset.ts';
import { writeAudit } from './audit-log.ts';
import { requireZone } from './days.ts';
import { listPeople, type PeopleFilter, peopleOrder } from './people.repository.ts';
import { readListItems } from './people.view.ts';

/** The people that the filters find as a file, in the order of the list; who took it is in the log. */
export async function exportUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: { id: number },
  { sort, ...filter }: PeopleFilter & { sort?: string },
): Promise<Readable> {
  requireZone(filter);
  const now = clock.now();
  const { search, ...kept } = filter;
  // What was searched for may be someone's address: the log only says that something was.
  const after = { ...kept, ...(search !== undefined && { search: '***' }) };
  await writeAudit(db, { actorId: staff.id, action: 'exportUsers', after, now });
  let last: number | undefined;
  return csvFile({
    columns: [
      ...['id', 'name', 'email', 'phone', 'roles', 'state', 'payments', 'cohorts', 'xp', 'level'],
      ...['signed up', 'last seen'],
    ],
    async read(count) {
      const window = openWindow(peopleOrder(sort), { pageSize: count - 1 });
      const place = last === undefined ? undefined : { isBack: false, key: [last] };
      const { ids } = await listPeople(db, { filter, scope: 'everything' }, { ...window, place });
      last = ids.at(-1);
      const people = await readListItems(db, ids, true);
      return people.map(({ id, name, roles, state, contact }) => [
        ...[`usr_${id}`, name, contact?.email ?? '', contact?.phone ?? ''],
        ...[roles.map((role) => ROLE_LABELS[role]).join('; '), state, contact?.paymentStatus ?? ''],
        ...[contact?.cohorts.join('; ') ?? '', contact?.totalXpPoints ?? 0, contact?.level ?? 0],
        ...[contact?.signUpDate ?? '', contact?.lastSeen ?? ''],
      ]);
    },
  });
}
