export { AdminHome } from './admin-home.tsx';
export { OverviewEntries, type OverviewEntriesProps } from './overview-entries.tsx';
export { entryTitles } from './overview-entries.messages.ts';
export { StaffFigures, type StaffFiguresProps } from './staff-figures.tsx';
