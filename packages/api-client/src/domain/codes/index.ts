export * from './commerce.codes.ts';
export * from './modules.codes.ts';
export * from './people.codes.ts';
export * from './rewards.codes.ts';
export * from './staff-actions.codes.ts';
export * from './work.codes.ts';
