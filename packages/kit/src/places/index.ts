export { CountryField, StateField } from './fields.ts';
export type { PlaceFieldProps, StateFieldProps } from './places.types.ts';
