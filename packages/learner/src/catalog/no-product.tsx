import { BlackHole } from '@uplink/ui/states';
import type { EmptyPlace } from '../shared/not-ready.view.tsx';
import { messages } from './catalog.messages.ts';

/** An address without a product. */
export const noProduct: EmptyPlace = {
  art: <BlackHole />,
  title: messages.notFound,
  text: messages.notFoundText,
};
