import type { ConfirmDialogProps } from '@uplink/ui/dialog';
import { lazyView } from '@uplink/ui/lazy-part';

const ConfirmDialog = lazyView(async () => (await import('@uplink/ui/dialog')).ConfirmDialog);

/** A question before something that is hard to undo; its dialog is loaded when it is first asked. */
export function Confirm(props: ConfirmDialogProps) {
  return props.isOpen && <ConfirmDialog {...props} />;
}
