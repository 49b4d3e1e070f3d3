import type { EmptyPlace } from '@uplink/kit/states';
import { BlackHole } from '@uplink/ui/states';
import { messages } from './catalog.messages.ts';

/** Shown when there is no product at an address. */
export const noProduct: EmptyPlace = {
  art: <BlackHole />,
  title: messages.notFound,
  text: messages.notFoundText,
};
