import { useMessages } from '@uplink/api-client/messages';
import { ConfirmDialog } from '@uplink/ui/dialog';
import type { LabLaunch } from './lab-launch.controller.ts';
import { labsMessages } from './labs.messages.ts';

/** Asks before the first launch of a lab, which begins its year. */
export function LabLaunchDialog({ launch }: { launch: LabLaunch }) {
  const messages = useMessages(labsMessages);
  return (
    <ConfirmDialog
      title={messages.confirm(launch.asked?.name ?? '')}
      confirmLabel={messages.confirmLabel}
      isOpen={launch.asked !== undefined}
      onConfirm={launch.onConfirm}
      onClose={launch.onClose}
    >
      {messages.confirmText}
    </ConfirmDialog>
  );
}
