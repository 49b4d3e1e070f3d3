export * from './drawings.tsx';
export * from './placeholders.tsx';
export * from './states.tsx';
