export * from './fault.messages.ts';
export * from './finding.messages.ts';
export * from './goal.messages.ts';
export * from './packet.messages.ts';
export { stepText } from './step.messages.ts';
