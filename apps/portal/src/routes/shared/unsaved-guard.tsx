import { hasUnsaved } from '@uplink/kit/saving';
import { LeaveQuestion } from './leave-question.tsx';

/** Asks before a page whose forms have unsaved changes is left for another one, or for another part of it. */
export function UnsavedGuard() {
  return <LeaveQuestion shouldAsk={hasUnsaved}>Your last changes aren't saved.</LeaveQuestion>;
}
