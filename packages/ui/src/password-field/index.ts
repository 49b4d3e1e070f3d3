export * from './password-field.tsx';
export * from './password-rules.tsx';
