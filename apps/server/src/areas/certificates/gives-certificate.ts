import { DiplomaType } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';

/** Whether those who finish a product get a certificate, if its switch is on. Awards don't depend on it. */
export const givesCertificate = (productId: RawBuilder<unknown>) => sql<boolean>`
  exists (select 1 from module_diploma given join diploma on diploma.id = given.diploma_id
    where given.module_id = ${productId} and diploma.type <> ${DiplomaType.digitalAward})`;
