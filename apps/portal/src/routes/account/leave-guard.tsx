import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@uplink/ui/dialog';

export interface LeaveGuardProps {
  /** Something typed on this page is not saved. */
  isUnsaved: boolean;
}

/** Asks before another page of the portal takes the place of one with something unsaved. */
export function LeaveGuard({ isUnsaved }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    // Closing and reloading are asked about by the form itself.
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
