import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import type { DataSelection } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Award, CalendarRange, ChevronDown, Mail, PackagePlus, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { bulkUsersMessages } from './bulk-users.messages.ts';
import { type BulkAction, BulkUsers, dangerous } from './bulk-users.tsx';

type Item = Schema<'UserListItem'>;

/** Each has a button of its own; what opens and shuts accounts shares a menu. */
const icons = {
  cohort: CalendarRange,
  product: PackagePlus,
  award: Award,
  resetProgress: RotateCcw,
  message: Mail,
} as const satisfies Partial<Record<BulkAction, typeof Mail>>;
const buttons = Object.keys(icons) as (keyof typeof icons)[];
const states = ['activate', 'unblock', 'deactivate', 'block'] as const;

interface Asked {
  action: BulkAction;
  userIds: number[];
}

/** What can be done with the chosen rows of the list, and with one alone. */
export function useChosenUsers(
  actions: readonly BulkAction[],
  idle: ReactNode,
): {
  selection: DataSelection | undefined;
  /** The entries of a row's menu. */
  entriesOf: (item: Item) => ReturnType<typeof entryOf>[][];
  onAsk: (asked: Asked) => void;
  dialog: ReactNode;
} {
  const messages = useMessages(bulkUsersMessages);
  const [keys, setKeys] = useState<DataSelection['keys']>(new Set());
  const [asked, onAsk] = useState<Asked>();
  const close = () => onAsk(undefined);
  const may = (action: BulkAction) => actions.includes(action);
  const ask = (action: BulkAction) => onAsk({ action, userIds: [...keys].map(Number) });
  const ofStates = states.filter(may);
  return {
    selection:
      actions.length === 0
        ? undefined
        : {
            keys,
            onChange: setKeys,
            idle,
            actions: (
              <>
                {buttons.filter(may).map((one) => (
                  <Button
                    key={one}
                    size="sm"
                    icon={<Icon as={icons[one]} size={16} />}
                    onPress={() => ask(one)}
                  >
                    {messages.actions[one]}
                  </Button>
                ))}
                {ofStates.length > 0 && (
                  <Menu
                    aria-label={messages.account}
                    trigger={
                      <Button size="sm" endIcon={<Icon as={ChevronDown} size={16} />}>
                        {messages.account}
                      </Button>
                    }
                    groups={[ofStates.map((one) => entryOf(one, messages))]}
                    onAction={(id) => ask(id as BulkAction)}
                  />
                )}
              </>
            ),
          },
    entriesOf: (item) =>
      [buttons.filter(may), statesOf(item).filter(may)]
        .filter((group) => group.length > 0)
        .map((group) => group.map((one) => entryOf(one, messages))),
    onAsk,
    dialog: asked && (
      <BulkUsers
        {...asked}
        onClose={close}
        onDone={() => {
          setKeys(new Set());
          close();
        }}
      />
    ),
  };
}

const entryOf = (id: BulkAction, messages: typeof bulkUsersMessages) => ({
  id,
  label: messages.actions[id],
  ...(dangerous.includes(id) && { tone: 'danger' as const }),
});

/** What opens or shuts an account, by how it is now. */
function statesOf({ state }: Item): BulkAction[] {
  if (state === 'blocked') return ['unblock'];
  return [state === 'active' ? 'deactivate' : 'activate', 'block'];
}
