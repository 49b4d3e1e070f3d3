import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { createElement } from 'react';
import type { PlaceFieldProps, StateFieldProps } from './places.types.ts';

const Place = () => createElement(Skeleton, { height: 66 });

/** The country of an address, chosen from a list that loads with the field. */
export const CountryField = lazyView<PlaceFieldProps>(
  async () => (await import('./country-select.tsx')).CountrySelect,
  Place,
);

/** The state of an address: from a list where the country has one, as text elsewhere. */
export const StateField = lazyView<StateFieldProps>(
  async () => (await import('./state-select.tsx')).StateSelect,
  Place,
);
