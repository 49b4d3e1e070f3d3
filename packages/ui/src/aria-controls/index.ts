export * from './aria-controls.tsx';
