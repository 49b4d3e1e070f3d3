export { EVENT_BUDGET, newTables, type Tables } from './engine.ts';
export * from './network.ts';
export * from './probe.ts';
export * from './routes.ts';
export * from './status.ts';
export type { DropCode, IpPacket, Step, StepCode, Walk } from './trace.ts';
