import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Badge } from '@uplink/ui/status';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlanFigures } from './plan-figures.view.tsx';
import type { PlanValues } from './price-list.rules.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface PlanRowProps {
  plan: PlanValues;
  figures: Schema<'PricePreview'>['plans'][number] | undefined;
  isChanged: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Its place among the others. */
  place: 'only' | 'first' | 'last' | 'between';
  onAction: (action: string) => void;
}

/** A plan in a line: what it costs, its state, and what can be done with it. */
export function PlanRow(props: PlanRowProps) {
  const messages = useMessages(pricingMessages);
  const { plan, figures, isChanged, isOpen, onOpenChange, place, onAction } = props;
  const name = messages.planTypes[plan.type];
  const toggle = useRef<HTMLSpanElement>(null);
  // Opening one moves its row to the end of its list: the button is drawn again, and keeps the focus.
  useEffect(() => {
    if (isOpen) toggle.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <div className="ul-plan__row">
      <span className="ul-medium">{name}</span>
      <PlanFigures plan={figures} />
      <span className="ul-cluster">
        {plan.isDefault && <Badge tone="primary">{messages.default}</Badge>}
        {isChanged && <Badge>{messages.changed}</Badge>}
      </span>
      <span className="ul-row ul-gap-4" ref={toggle}>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? messages.close : messages.edit} ${name}`}
          onPress={() => onOpenChange(!isOpen)}
        >
          {isOpen ? messages.close : messages.edit}
        </Button>
        <Menu
          aria-label={messages.more(name)}
          trigger={
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.more(name)}
              icon={<Icon as={Ellipsis} size={16} />}
            />
          }
          groups={[
            [
              {
                id: 'up',
                label: messages.moveUp,
                isDisabled: place === 'first' || place === 'only',
              },
              {
                id: 'down',
                label: messages.moveDown,
                isDisabled: place === 'last' || place === 'only',
              },
            ],
            [{ id: 'remove', label: messages.remove }],
          ]}
          onAction={onAction}
        />
      </span>
    </div>
  );
}
