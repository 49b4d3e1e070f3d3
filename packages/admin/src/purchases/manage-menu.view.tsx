import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Menu } from '@uplink/ui/menu';
import {
  CalendarClock,
  CalendarPlus,
  ChevronDown,
  CreditCard,
  type LucideIcon,
  Pause,
  Play,
  Repeat,
  RotateCcw,
  Trash2,
  Undo2,
  XCircle,
} from 'lucide-react';
import { manageMessages } from './manage.messages.ts';
import type { ManageAction, ManageGroup } from './manage.rules.ts';

export interface ManageMenuProps {
  product: string;
  groups: readonly ManageGroup[];
  onAction: (action: ManageAction) => void;
}

const icons: Record<ManageAction, LucideIcon> = {
  charge: CreditCard,
  refund: Undo2,
  updateNextChargeDate: CalendarClock,
  switchPaymentMethod: Repeat,
  pause: Pause,
  setPauseDate: CalendarClock,
  resume: Play,
  extend: CalendarPlus,
  cancelSubscription: XCircle,
  reactivateSubscription: Play,
  reset: RotateCcw,
  remove: Trash2,
};

/** Everything that can be done with a purchase; what can't stays in its place and says why. */
export function ManageMenu({ product, groups, onAction }: ManageMenuProps) {
  const messages = useMessages(manageMessages);
  return (
    <Menu
      aria-label={messages.manageOf(product)}
      trigger={
        <Button
          aria-label={messages.manageOf(product)}
          endIcon={<ChevronDown className="ul-icon" size={16} aria-hidden />}
        >
          {messages.manage}
        </Button>
      }
      groups={groups.map(({ id, items }) => [
        {
          id,
          label: messages.groups[id],
          entries: items.map(({ action, detail, isOff }) => {
            const Icon = icons[action];
            return {
              id: action,
              label: messages.actions[action],
              detail,
              icon: <Icon className="ul-icon" size={16} aria-hidden />,
              isDisabled: isOff,
              ...(id === 'final' && { tone: 'danger' as const }),
            };
          }),
        },
      ])}
      onAction={(id) => onAction(id as ManageAction)}
    />
  );
}
