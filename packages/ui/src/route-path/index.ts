export * from './route-path.tsx';
