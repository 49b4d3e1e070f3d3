import { ModuleStatus } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';

/** What has to be finished before a product can be started, as `needed`, where a person has not finished it. */
export const lackedBy = (userId: number | null, product: RawBuilder<unknown>) =>
  sql`from module_prerequisite needs
    join module needed on needed.id = needs.requires_id
    left join user_module own on own.user_id = ${userId} and own.module_id = needed.id
    where needs.module_id = ${product} and coalesce(own.status, 0) <> ${sql.lit(ModuleStatus.done)}`;
