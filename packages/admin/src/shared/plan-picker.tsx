import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { purchasableModulesQuery, useUplink } from '@uplink/api-client/react';
import { useSettled } from '@uplink/kit/search';
import { SearchField } from '@uplink/ui/search-field';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { planPickerMessages } from './plan-picker.messages.ts';
import { plansOf } from './plans.rules.ts';

interface Chosen {
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string | undefined;
}

export interface PlanPickerProps {
  /** Who it is for: what this person can be sold is offered. */
  userId: number;
  /** Whether others are sold it too: what this person has is offered as well. */
  isForSeveral?: boolean;
  product: Chosen;
  price: Chosen;
  /** Told which plan is chosen. */
  onPlan?: (price: Schema<'Price'> | undefined) => void;
}

/** A product that can be sold to someone, and by which plan. */
export function PlanPicker({
  userId,
  isForSeveral = false,
  product,
  price,
  onPlan,
}: PlanPickerProps) {
  const messages = useMessages(planPickerMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useQuery(
    purchasableModulesQuery(useUplink(), userId, { search, withOwned: isForSeveral }),
  );
  const modules = found.data?.data ?? [];
  const plansFor = (id: string) =>
    plansOf(
      modules.find((one) => String(one.product.id) === id),
      messages,
    );
  const plans = plansFor(product.value);
  function choose(id: string, from = plans) {
    price.onChange(id);
    onPlan?.(from.find((plan) => plan.id === id)?.price);
  }
  return (
    <>
      <SearchField label={messages.search} value={typed} onChange={setTyped} />
      <Select
        label={messages.product}
        placeholder={found.isSuccess && modules.length === 0 ? messages.none : messages.choose}
        isRequired
        // It opens before the first answer is there, and fills.
        allowsEmptyCollection
        options={modules.map((one) => ({ id: String(one.product.id), label: one.product.name }))}
        value={product.value}
        {...(product.errorMessage && { errorMessage: product.errorMessage })}
        onChange={(id) => {
          product.onChange(id);
          const all = plansFor(id);
          choose(all[0]?.id ?? '', all);
        }}
      />
      <Select
        label={messages.plan}
        placeholder={messages.choose}
        isRequired
        isDisabled={plans.length === 0}
        options={plans.map(({ id, label }) => ({ id, label }))}
        value={price.value}
        onChange={(id) => choose(id)}
      />
    </>
  );
}
