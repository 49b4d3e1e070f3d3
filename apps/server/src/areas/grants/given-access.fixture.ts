import { sql } from 'kysely';
import type { TestApp } from '../../testing/test-app.ts';
import type { GrantSource } from './access-grant.ts';
import { endAccess, grantAccess } from './grants.service.ts';

type Academy = Pick<TestApp, 'db' | 'clock'>;

const byTest = ({ clock }: Academy) => ({ actorId: null, reason: 'Test', clock });

/** Gives someone a product, as a member of staff would. */
export async function giveAccess(
  academy: Academy,
  userId: number,
  moduleId: number,
  source: GrantSource = { kind: 'staff' },
): Promise<void> {
  const grant = { userId, moduleId, source };
  await academy.db.transaction().execute((trx) => grantAccess(trx, grant, byTest(academy)));
}

/** Ends all that opens a product to someone; what comes back gives it again. */
export async function pauseAccess(
  academy: Academy,
  userId: number,
  moduleId: number,
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ moduleId: number; kind: GrantSource['kind']; id: number | null }>`
    select g.module_id as "moduleId", g.source_kind as kind, g.source_id as id
    from containers_of(${moduleId}) c join access_grant g on g.module_id = c.id
    where g.user_id = ${userId} and g.state = 'active'`.execute(academy.db);
  const grants = rows.map(({ id, kind, ...row }) => ({
    userId,
    moduleId: row.moduleId,
    source: id === null ? { kind } : { kind, id },
  }));
  const each = (change: typeof grantAccess | typeof endAccess) =>
    academy.db.transaction().execute(async (trx) => {
      for (const grant of grants) await change(trx, grant, byTest(academy));
    });
  await each(endAccess);
  return () => each(grantAccess);
}
