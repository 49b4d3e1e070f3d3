export * from './names.ts';
export * from './packet.ts';
