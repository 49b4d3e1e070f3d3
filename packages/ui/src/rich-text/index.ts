export * from './rich-text.tsx';
