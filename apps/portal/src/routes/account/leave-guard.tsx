import { LeaveQuestion } from '../shared/leave-question.tsx';

export interface LeaveGuardProps {
  /** Something typed on this page is not saved. */
  isUnsaved: boolean;
}

/** Asks before the user leaves a page with unsaved changes for another page of the portal. */
export function LeaveGuard({ isUnsaved }: LeaveGuardProps) {
  return (
    <LeaveQuestion
      shouldAsk={({ current, next }) => isUnsaved && current.pathname !== next.pathname}
    >
      Your changes aren't saved. They stay on this device and will be here when you come back.
    </LeaveQuestion>
  );
}
