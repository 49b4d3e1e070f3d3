export * from './strip.tsx';
export * from './strip-place.tsx';
