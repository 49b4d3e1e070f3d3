import { BlankSheet, EmptyRack, IdleLink } from '@uplink/ui/states';
import type { EmptyPlace } from './not-ready.view.tsx';

type Words = Omit<EmptyPlace, 'art'>;

/** A list or page of one's own with nothing on it yet: no content. */
export function noContent(words: Words): EmptyPlace {
  return { art: <IdleLink />, ...words };
}

/** Something that is not there: the thing of an address, the quiz of a lesson, its files: no resource. */
export function noResource(words: Words): EmptyPlace {
  return { art: <EmptyRack />, ...words };
}

/** No homework for a learner. What a mentor sees is `emptyInbox`. */
export function emptyHomework(words: Words): EmptyPlace {
  return { art: <BlankSheet />, ...words };
}
