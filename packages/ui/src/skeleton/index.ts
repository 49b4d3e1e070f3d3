export * from './loadable.tsx';
export * from './skeleton.tsx';
