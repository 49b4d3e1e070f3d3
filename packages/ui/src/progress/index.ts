export * from './progress.tsx';
export * from './spinner.tsx';
