import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button, IconButton, LinkButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Status } from '@uplink/ui/status';
import { BookOpen, Ellipsis, FlaskConical, GraduationCap, Hammer, Layers } from 'lucide-react';
import { billingMessages } from './billing.messages.ts';
import {
  describeFigures,
  describePurchase,
  purchaseHref,
  purchaseKinds,
  type RowAction,
  rowActions,
} from './billing.rules.ts';
import { purchasePlace } from './focus-after.ts';
import './purchase-list.css';

type Purchase = Schema<'Purchase'>;

export interface PurchaseRowProps {
  purchase: Purchase;
  methods: readonly Schema<'OwnPaymentMethod'>[];
  onAction: (purchase: Purchase, action: RowAction) => void;
}

const icons: Record<number, typeof BookOpen> = {
  [ModuleType.program]: GraduationCap,
  [ModuleType.course]: BookOpen,
  [ModuleType.project]: Hammer,
  [ModuleType.bundle]: Layers,
};

/** A purchase in a line: its plan, its figures, its status, the likeliest action and a menu of the others. */
export function PurchaseRow({ purchase, methods, onAction }: PurchaseRowProps) {
  const messages = useMessages(billingMessages);
  const formats = useAllFormats();
  const { id, product, status, refundRequest } = purchase;
  const [figure, note] = describeFigures(purchase, messages, formats);
  const actions = rowActions(purchase, methods);
  // No one is led to a refund: it stays in the menu.
  const first = actions.find((action) => action !== 'requestRefund');
  const others = actions.filter((action) => action !== first);
  const isAsked = refundRequest === 'requested';
  return (
    <div className="ul-bill__row">
      <span className="ul-tile">
        <Icon as={icons[product.type] ?? FlaskConical} />
      </span>
      <div className="ul-bill__name">
        <p className="ul-strong" id={purchasePlace(id)} tabIndex={-1}>
          {product.name}
        </p>
        <p className="ul-small ul-muted">{describePurchase(purchase, messages, formats)}</p>
      </div>
      <div className="ul-bill__figure">
        <p className="ul-num">{figure}</p>
        <p className="ul-small ul-muted">{isAsked ? messages.refundAsked : note}</p>
      </div>
      <div className="ul-bill__status">
        <Status kind={purchaseKinds[status]}>{messages.status[status]}</Status>
      </div>
      <div className="ul-bill__actions">
        {first ? (
          <Button size="sm" onPress={() => onAction(purchase, first)}>
            {messages.actions[first]}
          </Button>
        ) : (
          <LinkButton size="sm" variant="quiet" href={purchaseHref(id)}>
            {messages.viewOrder}
          </LinkButton>
        )}
        <Menu
          aria-label={messages.more(product.name)}
          trigger={
            <IconButton
              size="sm"
              aria-label={messages.more(product.name)}
              icon={<Icon as={Ellipsis} size={16} />}
            />
          }
          groups={[
            [{ id: 'order', label: messages.viewOrder, href: purchaseHref(id) }],
            ...(others.length > 0
              ? [others.map((action) => ({ id: action, label: messages.actions[action] }))]
              : []),
          ]}
          onAction={(action) => onAction(purchase, action as RowAction)}
        />
      </div>
    </div>
  );
}
