export * from './feedback.ts';
export * from './validation.ts';
