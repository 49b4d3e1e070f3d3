export { SecondFactor } from './second-factor.tsx';
export type { SecondFactorProps } from './second-factor.types.ts';
export { SignIns } from './sign-ins.tsx';
