export * from './brand.tsx';
