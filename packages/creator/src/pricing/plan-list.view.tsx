import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { SortableList } from '@uplink/ui/sortable-list';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { PlanFields } from './plan-fields.view.tsx';
import { PlanRow } from './plan-row.view.tsx';
import type { PriceListState } from './price-list.controller.ts';
import { newPlan, type PlanValues } from './price-list.rules.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface PlanListProps {
  state: PriceListState;
  moduleId: number;
}

interface PlanItem {
  id: number;
  name: string;
  plan: PlanValues;
}

/** The plans of a coupon in their order; one is open at a time, with its fields below its row. */
export function PlanList({ state, moduleId }: PlanListProps) {
  const messages = useMessages(pricingMessages);
  const { form, currency, preview, isPreviewOld } = state;
  const { code, plans } = form.values;
  const isDefault = code === DEFAULT_COUPON;
  const rows = form.list('plans');
  const [open, setOpen] = useState<number>();
  const hasFigures = !isPreviewOld && preview?.plans.length === plans.length;
  const items = plans.map(
    (plan, id): PlanItem => ({ id, name: messages.planTypes[plan.type], plan }),
  );
  // Fields don't stand inside of a list that is walked by arrow keys: they part it in two.
  const cut = open === undefined ? items.length : open + 1;

  function move(from: number, to: number) {
    setOpen(undefined);
    rows.move(from, to);
  }

  function act(action: string, row: number) {
    if (action !== 'remove') return move(row, action === 'up' ? row - 1 : row + 1);
    setOpen(undefined);
    removePlan(row);
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

  const part = (label: string, shown: readonly PlanItem[]) =>
    shown.length > 0 && (
      <SortableList
        label={label}
        items={shown}
        gripLabel={messages.grip}
        isReadOnly={plans.length < 2}
        onMove={(from, to) => move(from + (shown[0]?.id ?? 0), to + (shown[0]?.id ?? 0))}
      >
        {({ id, plan }) => (
          <PlanRow
            plan={plan}
            figures={hasFigures ? preview?.plans[id] : undefined}
            isChanged={state.isChanged(id)}
            isOpen={open === id}
            onOpenChange={(isOpen) => setOpen(isOpen ? id : undefined)}
            place={placeOf(id, plans.length)}
            onAction={(action) => act(action, id)}
          />
        )}
      </SortableList>
    );

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
          {!isDefault && (
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
      {plans.length === 0 && (
        <p className="ul-plan-none ul-muted" role="status">
          {state.hasNothingToCopy
            ? messages.nothingToCopy
            : isDefault
              ? messages.noDefaultPlans
              : messages.noPlans}
        </p>
      )}
      <div className="ul-plans" data-open={open !== undefined || undefined}>
        {part(messages.plansOf(code), items.slice(0, cut))}
        {open !== undefined && items[open] && (
          <div className="ul-plan">
            <PlanFields form={form} row={open} moduleId={moduleId} currency={currency} />
          </div>
        )}
        {part(messages.furtherPlans, items.slice(cut))}
      </div>
    </Card>
  );
}

function placeOf(row: number, count: number) {
  if (count === 1) return 'only';
  if (row === 0) return 'first';
  return row === count - 1 ? 'last' : 'between';
}
