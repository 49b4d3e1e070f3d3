export { create, STARTERS, type Starter } from './create.ts';
