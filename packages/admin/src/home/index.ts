export { AdminHome } from './admin-home.tsx';
export { overviewEntriesMessages } from './overview-entries.messages.ts';
export { OverviewEntries, type OverviewEntriesProps } from './overview-entries.tsx';
export { StaffFigures, type StaffFiguresProps } from './staff-figures.tsx';
