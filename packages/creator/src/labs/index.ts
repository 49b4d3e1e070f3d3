export { LabList, type LabListProps, type LabSearch } from './lab-list.tsx';
