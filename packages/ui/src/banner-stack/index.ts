export * from './banner.tsx';
export * from './banner-stack.tsx';
