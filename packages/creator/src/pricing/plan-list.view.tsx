import { PLAN_TYPE_LABELS } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Badge } from '@uplink/ui/status';
import { Copy, Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { PlanFields } from './plan-fields.view.tsx';
import { PlanFigures } from './plan-figures.view.tsx';
import type { PriceListState } from './price-list.controller.ts';
import { newPlan } from './price-list.rules.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface PlanListProps {
  state: PriceListState;
  moduleId: number;
}

/** The plans of a coupon in their order; one is open at a time. */
export function PlanList({ state, moduleId }: PlanListProps) {
  const messages = useMessages(pricingMessages);
  const { form, preview, isPreviewOld } = state;
  const { code, plans } = form.values;
  const rows = form.list('plans');
  const [open, setOpen] = useState<number>();
  const hasFigures = !isPreviewOld && preview?.plans.length === plans.length;

  function act(action: string, row: number) {
    setOpen(undefined);
    if (action === 'remove') removePlan(row);
    else rows.move(row, action === 'up' ? row - 1 : row + 1);
  }

  function removePlan(row: number) {
    const left = plans.filter((_, place) => place !== row);
    const hasDefault = left.some(({ isDefault }) => isDefault);
    form
      .field('plans')
      .onChange(
        left.map((plan, place) => (hasDefault || place > 0 ? plan : { ...plan, isDefault: true })),
      );
  }

  return (
    <Card
      isFlush
      title={
        <span className="ul-row ul-gap-12">
          <span>{messages.plansOf(code)}</span>
          <span className="ul-small ul-muted">{messages.plans(plans.length)}</span>
        </span>
      }
      aside={
        <div className="ul-cluster">
          {code !== 'DEFAULT' && (
            <Button
              size="sm"
              variant="quiet"
              icon={<Icon as={Copy} size={16} />}
              onPress={() => void state.copyDefault()}
            >
              {messages.copy}
            </Button>
          )}
          <Button
            size="sm"
            variant="soft"
            icon={<Icon as={Plus} size={16} />}
            onPress={() => {
              rows.add(newPlan(plans.length === 0));
              setOpen(plans.length);
            }}
          >
            {messages.addPlan}
          </Button>
        </div>
      }
    >
      {plans.length === 0 && <p className="ul-plan-none ul-muted">{messages.noPlans}</p>}
      <ul className="ul-list">
        {plans.map((plan, row) => {
          const name = PLAN_TYPE_LABELS[plan.type];
          const isOpen = open === row;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan is known by its place only
            <li key={row} className="ul-plan" data-open={isOpen || undefined}>
              <div className="ul-plan__row">
                <span className="ul-medium">{name}</span>
                <PlanFigures plan={hasFigures ? preview?.plans[row] : undefined} />
                <span className="ul-cluster">
                  {plan.isDefault && <Badge tone="primary">{messages.default}</Badge>}
                  {state.isChanged(row) && <Badge>{messages.changed}</Badge>}
                </span>
                <span className="ul-row ul-gap-4">
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? messages.close : messages.edit} ${name}`}
                    onPress={() => setOpen(isOpen ? undefined : row)}
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
                        { id: 'up', label: messages.moveUp, isDisabled: row === 0 },
                        {
                          id: 'down',
                          label: messages.moveDown,
                          isDisabled: row === plans.length - 1,
                        },
                      ],
                      [{ id: 'remove', label: messages.remove }],
                    ]}
                    onAction={(action) => act(action, row)}
                  />
                </span>
              </div>
              {isOpen && <PlanFields form={form} row={row} moduleId={moduleId} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
