export { LabList, type LabListProps } from './lab-list.tsx';
export { ModuleLabs, type ModuleLabsProps } from './module-labs.tsx';
