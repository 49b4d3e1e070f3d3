import type { EmptyPlace } from '@uplink/kit/states';
import { BlackHole } from '@uplink/ui/states';
import type { catalogMessages } from './catalog.messages.ts';

/** Shown when there is no product at an address. */
export function noProduct(messages: typeof catalogMessages): EmptyPlace {
  return { art: <BlackHole />, title: messages.notFound, text: messages.notFoundText };
}
