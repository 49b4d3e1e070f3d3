export * from './characters.ts';
export * from './feedback.ts';
export * from './form.ts';
export * from './validation.messages.ts';
export * from './validation.ts';
