export { ModuleLabs, type ModuleLabsProps } from './module-labs.tsx';
