import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@uplink/ui/dialog';

export interface LeaveGuardProps {
  /** Something typed on this page is not saved. */
  isUnsaved: boolean;
}

/** Asks before the user leaves a page with unsaved changes for another page of the portal. */
export function LeaveGuard({ isUnsaved }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    // The form itself asks before the tab is closed or reloaded.
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
      Your changes aren't saved. They stay on this device and will be here when you come back.
    </ConfirmDialog>
  );
}
