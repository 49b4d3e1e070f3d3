export * from './ipv4.ts';
export * from './ipv6.ts';
export * from './mask.ts';
export * from './networks.ts';
export * from './plan.ts';
export * from './prefix.ts';
export * from './typed.ts';
