import type { Kysely } from 'kysely';
import { replaceShownProducts } from '../src/areas/partners/management/shown-products.service.ts';
import { secretOf } from '../src/areas/partners/partner-secret.rules.ts';
import { readOrigins, replaceOrigins } from '../src/areas/partners/partners.service.ts';
import type { Clock } from '../src/clock.ts';
import type { Config } from '../src/config/config.ts';
import { lockUntilEnd } from '../src/db/lock-until-end.ts';
import type { DB } from '../src/db/schema.ts';

export const demoKey = 'pk_demo_cable_and_crew';
/** The course whose lessons the example site shows. */
export const shownCourse = 'ospf-in-practice';
const secretId = 'democableand';

interface DemoDeps {
  config: Pick<Config, 'partnerSite' | 'secret'>;
  db: Kysely<DB>;
  clock: Clock;
}

/** The partner of the example site, which may have moved to another port. Returns its secret. */
export async function saveDemoPartner({ config, db, clock }: DemoDeps): Promise<string> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `partner:${demoKey}`);
    const partnerId = (await findDemoPartner(trx)) ?? (await addDemoPartner(trx, now));
    await replaceOrigins(trx, partnerId, readOrigins([config.partnerSite.url]));
    const course = await trx
      .selectFrom('module')
      .select('id')
      .where('unique_name', '=', shownCourse)
      .executeTakeFirst();
    if (course) await replaceShownProducts(trx, partnerId, [course.id]);
  });
  return secretOf(secretId, config.secret);
}

async function findDemoPartner(trx: Kysely<DB>): Promise<number | undefined> {
  const known = await trx
    .selectFrom('partner_key')
    .select('partner_id')
    .where('key', '=', demoKey)
    .executeTakeFirst();
  return known?.partner_id;
}

async function addDemoPartner(trx: Kysely<DB>, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('partner')
    .values({ name: 'Cable & Crew', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { partner_id: id, created_at: now };
  await trx
    .insertInto('partner_key')
    .values({ ...row, key: demoKey })
    .execute();
  await trx
    .insertInto('partner_secret')
    .values({ ...row, id: secretId })
    .execute();
  return id;
}
