import { EmptyRack } from '@uplink/ui/states';
import type { EmptyPlace } from './not-ready.view.tsx';

/** Something that is not there: the thing of an address, the quiz of a lesson: no resource. */
export function noResource(words: Omit<EmptyPlace, 'art'>): EmptyPlace {
  return { art: <EmptyRack />, ...words };
}
