export * from './blank-field.tsx';
