import { localZone } from '@uplink/api-client/domain';

/** Days of a filter are those of the reader's clock, as the dates of its list are. */
export const inOwnZone = <
  Filter extends { since?: string | undefined; until?: string | undefined },
>(
  filter: Filter,
): Filter & { zone?: string } =>
  filter.since || filter.until ? { ...filter, zone: localZone() } : filter;
