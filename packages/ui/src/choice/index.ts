export * from './choice.tsx';
