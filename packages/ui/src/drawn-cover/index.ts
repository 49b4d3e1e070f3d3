export * from './drawn-cover.tsx';
