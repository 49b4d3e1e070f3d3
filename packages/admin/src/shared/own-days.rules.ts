import { localZone } from '@uplink/api-client/domain';

interface Days {
  since?: string | undefined;
  until?: string | undefined;
  zone?: string | undefined;
}

/** Days of a filter are those of the reader's clock, as the dates of its list are. */
export const inOwnZone = <Filter extends Days>(filter: Filter): Filter =>
  filter.since || filter.until ? { ...filter, zone: localZone() } : filter;
