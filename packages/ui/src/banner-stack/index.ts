export * from './banner-stack.tsx';
