import { useMessages } from '@uplink/api-client/messages';
import { Status } from '@uplink/ui/status';
import { addonsMessages } from './addons.messages.ts';
import type { AddonPartProps } from './addons.types.ts';

/** Whether an add-on can be sold now. */
export function AddonStatus({ addon: { isSold } }: AddonPartProps) {
  const messages = useMessages(addonsMessages);
  return (
    <Status kind={isSold ? 'ok' : 'down'} isBare>
      {isSold ? messages.sold : messages.notSold}
    </Status>
  );
}
