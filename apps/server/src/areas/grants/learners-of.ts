import { ModuleStatus } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';

/** How many people have access to a product now or are done with it; refunded or expired access doesn't count. */
export const learnersOf = (moduleId: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (
    select g.user_id from containers_of(${moduleId}) held
    join access_grant g on g.module_id = held.id and g.state = 'active' and (g.until is null or g.until > now())
    union select um.user_id from user_module um where um.module_id = ${moduleId} and um.status = ${ModuleStatus.done}) learner)`;

/** How many learners of a cohort `c` have access to its program now or are done with it. */
export const cohortLearners = sql<number>`(select count(*)::int from (
  select um.user_id from containers_of(c.module_id) held
  join access_grant g on g.module_id = held.id and g.state = 'active' and (g.until is null or g.until > now())
  join user_module um on um.user_id = g.user_id and um.cohort_id = c.id
  union select um.user_id from user_module um where um.cohort_id = c.id and um.status = ${ModuleStatus.done}) learner)`;
