import { useBlocker } from '@tanstack/react-router';
import { hasUnsaved } from '@uplink/kit/saving';
import { ConfirmDialog } from '@uplink/ui/dialog';

/** Asks before a page whose forms have unsaved changes is left for another one, or for another part of it. */
export function UnsavedGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    // The forms themselves ask before the tab is closed or reloaded.
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
      Your last changes aren't saved.
    </ConfirmDialog>
  );
}
