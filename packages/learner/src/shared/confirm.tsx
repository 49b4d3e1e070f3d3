import type { ConfirmDialogProps } from '@uplink/ui/dialog';
import { lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@uplink/ui/dialog')).ConfirmDialog,
}));

/** A question before something that is hard to undo; its dialog is loaded when it is first asked. */
export function Confirm(props: ConfirmDialogProps) {
  return <Suspense>{props.isOpen && <ConfirmDialog {...props} />}</Suspense>;
}
