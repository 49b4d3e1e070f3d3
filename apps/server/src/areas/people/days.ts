import { VALIDATION } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';
import { isTimeZone } from '../../local-day.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';

/** From which day until which a list is narrowed. */
export interface Days {
  since?: string;
  until?: string;
  /** Where these days begin and end. @default 'UTC' */
  zone?: string;
}

/** Refuses a time zone that there isn't. */
export function requireZone({ zone }: Days): void {
  if (zone !== undefined && !isTimeZone(zone))
    throw unprocessable("This time zone isn't known.", { zone: VALIDATION.pattern });
}

const none = sql``;

/** Narrows to instants of these days; the last one counts whole. */
export const isWithin = (at: RawBuilder<unknown>, { since, until, zone = 'UTC' }: Days) => sql`
  ${since ? sql`and ${at} >= ${since}::timestamp at time zone ${zone}` : none}
  ${until ? sql`and ${at} < (${until}::timestamp + interval '1 day') at time zone ${zone}` : none}`;
