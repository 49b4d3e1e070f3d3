export * from './drawings.tsx';
export * from './empty-rack.tsx';
export * from './placeholders.tsx';
export * from './states.tsx';
