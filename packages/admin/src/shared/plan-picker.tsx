import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { purchasableModulesQuery, useUplink } from '@uplink/api-client/react';
import { useSettled } from '@uplink/kit/search';
import { SearchField } from '@uplink/ui/search-field';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { planPickerMessages } from './plan-picker.messages.ts';
import { joinable, plansOf } from './plans.rules.ts';

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
  /** Of a program: the cohort it is taken with. */
  cohort: Chosen;
  /** Told which product is chosen. */
  onChosen: (product: Schema<'PurchasableModule'>) => void;
}

/** A product that can be sold to someone, by which plan, and with which cohort. */
export function PlanPicker({
  userId,
  isForSeveral = false,
  product,
  price,
  cohort,
  onChosen,
}: PlanPickerProps) {
  const messages = useMessages(planPickerMessages);
  const formats = useAllFormats();
  const [typed, setTyped] = useState('');
  // Stays when others are searched for.
  const [chosen, setChosen] = useState<Schema<'PurchasableModule'>>();
  const search = useSettled(typed.trim());
  const found = useQuery(
    purchasableModulesQuery(useUplink(), userId, { search, withOwned: isForSeveral }),
  );
  const modules = found.data?.data ?? [];
  const cohorts = chosen?.cohorts ?? [];
  function chooseProduct(id: string) {
    const module = modules.find((one) => String(one.product.id) === id);
    if (!module) return;
    const [only, ...others] = joinable(module);
    setChosen(module);
    product.onChange(id);
    cohort.onChange(only && others.length === 0 ? String(only.id) : '');
    price.onChange(plansOf(module, messages, formats)[0]?.id ?? '');
    onChosen(module);
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
        onChange={chooseProduct}
      />
      <Select
        label={messages.plan}
        placeholder={messages.choose}
        isRequired
        isDisabled={!chosen}
        options={plansOf(chosen, messages, formats)}
        value={price.value}
        onChange={price.onChange}
      />
      {cohorts.length > 0 && (
        <Select
          {...cohort}
          label={messages.cohort}
          placeholder={messages.choose}
          isRequired={joinable(chosen).length > 0}
          options={cohorts.map((one) => ({
            id: String(one.id),
            label: messages.cohortOf(one),
            isDisabled: one.seatsLeft === 0,
          }))}
        />
      )}
    </>
  );
}
