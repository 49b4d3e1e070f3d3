export { LabList, type LabListProps } from './lab-list.tsx';
