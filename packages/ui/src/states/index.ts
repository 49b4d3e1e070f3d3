export * from './drawings.tsx';
export * from './states.tsx';
