import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@uplink/ui/dialog';

export interface LeaveQuestionProps {
  /** Whether this move within the portal has to be confirmed first. */
  shouldAsk: ShouldBlockFn;
  /** What happens to the unsaved changes. */
  children: string;
}

/** Asks before a page with unsaved changes is left. Closing or reloading the tab is asked by the forms themselves. */
export function LeaveQuestion({ shouldAsk, children }: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: shouldAsk,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave page"
      cancelLabel="Stay"
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
