import type { EmptyPlace } from '@uplink/kit/states';
import { BlackHole } from '@uplink/ui/states';
import { messages } from './catalog.messages.ts';

/** An address without a product. */
export const noProduct: EmptyPlace = {
  art: <BlackHole />,
  title: messages.notFound,
  text: messages.notFoundText,
};
