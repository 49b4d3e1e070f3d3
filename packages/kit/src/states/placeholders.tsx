import { BlankSheet, ClearTray, EmptyEnvelope, IdleLink } from '@uplink/ui/states';
import type { EmptyPlace } from './not-ready.view.tsx';

type Words = Omit<EmptyPlace, 'art'>;

/** A list or page of one's own with nothing on it yet: no content, with the usual drawing unless it has another. */
export function noContent(place: EmptyPlace): EmptyPlace {
  return { art: <IdleLink />, ...place };
}

/** No homework for a learner. */
export function emptyHomework(words: Words): EmptyPlace {
  return { art: <BlankSheet />, ...words };
}

/** No homework that waits for a mentor. */
export function emptyHomeworkOfMentor(words: Words): EmptyPlace {
  return { art: <ClearTray />, ...words };
}

/** No email. */
export function emptyEmail(words: Words): EmptyPlace {
  return { art: <EmptyEnvelope />, ...words };
}
