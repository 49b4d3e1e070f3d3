export { LabRun, type LabRunProps } from './lab-run.tsx';
