export * from './checkbox.tsx';
export * from './checkbox-group.tsx';
export * from './choice.tsx';
export * from './choice-rows.tsx';
export * from './radio-group.tsx';
