export * from './loadable.tsx';
export * from './loading.tsx';
export * from './skeleton.tsx';
