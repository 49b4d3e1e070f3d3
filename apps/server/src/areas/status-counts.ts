import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';

type Counts = Schema<'StatusCounts'>;

/** The rows of a query, counted as far as lists tell how many there are. */
export const countUpTo = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::int from (${rows} limit ${sql.lit(LIST_COUNT_LIMIT)}) counted)`;

/** How many a list holds of some statuses; of all of them without. */
export const totalOf = (counts: Counts, statuses?: readonly (string | number)[]): number =>
  counts
    .filter(({ status }) => statuses === undefined || statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
