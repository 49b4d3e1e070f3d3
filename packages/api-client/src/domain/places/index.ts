export { COUNTRIES } from './countries.ts';
export { countryCode, countryName, stateCode, statesOf } from './places.ts';
export { STATES } from './states.ts';
