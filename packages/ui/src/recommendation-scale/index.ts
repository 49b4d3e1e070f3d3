export * from './recommendation-scale.tsx';
