export { IncidentList } from './incident-list.tsx';
export type { IncidentListProps, IncidentSearch } from './status.types.ts';
