import { ModuleStatus } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';

/** How many people have access to a product now or are done with it; refunded or expired access doesn't count. */
export const learnersOf = (moduleId: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (
    select g.user_id from containers_of(${moduleId}) held
    join access_grant g on g.module_id = held.id and g.state = 'active' and (g.until is null or g.until > now())
    union select um.user_id from user_module um where um.module_id = ${moduleId} and um.status = ${ModuleStatus.done}) learner)`;
