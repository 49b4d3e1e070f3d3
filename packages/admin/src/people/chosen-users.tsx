import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import type { DataSelection } from '@uplink/ui/data-table';
import { type ReactNode, useState } from 'react';
import { bulkUsersMessages } from './bulk-users.messages.ts';
import { type BulkAction, BulkUsers } from './bulk-users.tsx';

/** The chosen rows of the list, with what can be done with them all. */
export function useChosenUsers(actions: readonly BulkAction[]): {
  selection: DataSelection | undefined;
  dialog: ReactNode;
} {
  const messages = useMessages(bulkUsersMessages);
  const [keys, setKeys] = useState<DataSelection['keys']>(new Set());
  const [action, setAction] = useState<BulkAction>();
  const close = () => setAction(undefined);
  if (actions.length === 0) return { selection: undefined, dialog: null };
  return {
    selection: {
      keys,
      onChange: setKeys,
      actions: actions.map((one) => (
        <Button key={one} size="sm" onPress={() => setAction(one)}>
          {messages.actions[one]}
        </Button>
      )),
    },
    dialog: action && (
      <BulkUsers
        action={action}
        userIds={[...keys].map(Number)}
        onClose={close}
        onDone={() => {
          setKeys(new Set());
          close();
        }}
      />
    ),
  };
}
