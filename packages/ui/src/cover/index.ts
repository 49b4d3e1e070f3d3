export * from './cover.tsx';
