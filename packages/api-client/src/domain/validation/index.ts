export * from './feedback.ts';
export * from './form.ts';
export * from './validation.ts';
