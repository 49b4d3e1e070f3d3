export * from './progress.tsx';
export * from './progress-ring.tsx';
export * from './spinner.tsx';
