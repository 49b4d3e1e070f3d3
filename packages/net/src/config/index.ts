export * from './interface-names.ts';
export * from './masks.ts';
export * from './model.ts';
export * from './parse.ts';
export * from './print.ts';
export * from './vlan-lists.ts';
