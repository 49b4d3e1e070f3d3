export * from './black-hole.tsx';
export * from './broken-link.tsx';
export * from './empty-rack.tsx';
export * from './idle-link.tsx';
export * from './placeholders.tsx';
export * from './states.tsx';
export * from './wall.tsx';
