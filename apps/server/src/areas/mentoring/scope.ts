import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';

/** Whether a mentor reviews a product, by itself or by a program it stands in. */
export const reviews = (
  mentorId: number,
  productId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`
  exists (select 1 from module_mentor mm where mm.user_id = ${mentorId} and (mm.module_id = ${productId}
    or mm.module_id in (select parent_id from module_child where child_id = ${productId})))`;

/** Who decides on every learner's milestones, whatever they mentor. */
export const isStaff = ({ roles }: Pick<Caller, 'roles'>): boolean =>
  roles.includes('admin') || roles.includes('customerSupport');
