import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isSameValue, type Schema } from '@uplink/api-client';
import {
  creatorCouponsQuery,
  creatorModuleQuery,
  creatorPricesQuery,
  pricePreviewQuery,
  useLatest,
  useUplink,
} from '@uplink/api-client/react';
import { countChanges, type Form, useForm } from '@uplink/kit/forms';
import { useSettled } from '@uplink/kit/search';
import { useState } from 'react';
import { useAuthorWords } from '../shared/author-words.ts';
import {
  faultsOf,
  isSound,
  type PlanValues,
  type PriceValues,
  toInput,
  toPlanValues,
  toTerms,
  toValues,
} from './price-list.rules.ts';

type PriceList = Schema<'CreatorPriceList'>;

export interface PriceListState {
  form: Form<PriceValues>;
  currency: string;
  changeCount: number;
  /** Plans that differ from the stored ones, by place. */
  isChanged: (row: number) => boolean;
  preview: Schema<'PricePreview'> | undefined;
  /** The preview stands for an earlier state: something is wrong now. */
  isPreviewOld: boolean;
  /** Why there is no preview; undefined if no plan is complete, too. */
  lacksPreview: 'loading' | 'failed' | undefined;
  copyDefault: () => Promise<void>;
  /** Asked to copy while DEFAULT has no saved plans. */
  hasNothingToCopy: boolean;
}

export interface PriceListPlace {
  moduleId: number;
  /** Told after a save: the code may be another one, or the coupon gone. */
  onSaved: (code: string | undefined) => void;
}

/** A price list while it is edited. It waits for its button; what buyers would see is asked while people type. */
export function usePriceList(
  { moduleId, onSaved }: PriceListPlace,
  list: PriceList,
): PriceListState {
  const client = useUplink();
  const queries = useQueryClient();
  const { id, code } = list.coupon;
  const { currency } = list;
  const key = id === null ? undefined : String(id);
  const version = useLatest(list.coupon.version);
  const stored = toValues(list);
  const form = useForm<PriceValues>({
    stored,
    rules: (values) => faultsOf(values, currency),
    words: useAuthorWords(),
    warnsOnLeave: true,
    async send(values) {
      const input = toInput(values, currency);
      const saved = await client.unwrap(
        client.api.PUT('/creator/me/modules/{id}/coupons/{couponCode}/prices', {
          params: { path: { id: moduleId, couponCode: key ?? input.code } },
          body: { version: version.current, ...input },
        }),
        { rethrow: true },
      );
      const isGone = saved.plans.length === 0;
      const { queryKey } = creatorPricesQuery(client, moduleId, saved.coupon.code);
      queries.setQueryData(queryKey, saved);
      // A first plan is what the product may have lacked to be published.
      void queries.invalidateQueries({ queryKey: creatorModuleQuery(client, moduleId).queryKey });
      await queries.invalidateQueries({
        queryKey: creatorCouponsQuery(client, moduleId).queryKey,
      });
      onSaved(isGone ? undefined : saved.coupon.code);
      return toValues(saved);
    },
  });
  const [hasNothingToCopy, setNothingToCopy] = useState(false);
  const { preview, isOld, lacks } = usePreview(
    { moduleId, couponCode: key ?? code, currency },
    form.values.plans,
  );
  return {
    form,
    currency,
    changeCount: countChanges(form.values, stored),
    isChanged: (row) => !isSameValue(form.values.plans[row], stored.plans[row]),
    preview,
    isPreviewOld: isOld,
    lacksPreview: lacks,
    async copyDefault() {
      const usual = await queries.fetchQuery(creatorPricesQuery(client, moduleId, 'DEFAULT'));
      setNothingToCopy(usual.plans.length === 0);
      if (usual.plans.length > 0)
        form.field('plans').onChange(usual.plans.map((plan) => toPlanValues(plan, currency)));
    },
    hasNothingToCopy,
  };
}

const pauseMs = 150;

interface PreviewPlace {
  moduleId: number;
  couponCode: string;
  currency: string;
}

/** Figures for the last plans without a fault. */
function usePreview({ moduleId, couponCode, currency }: PreviewPlace, plans: PlanValues[]) {
  const client = useUplink();
  const isFine = isSound(plans, currency);
  const [sound, setSound] = useState<PlanValues[]>([]);
  if (isFine && !isSameValue(sound, plans)) setSound(plans);
  const asked = useSettled(
    sound.map((plan) => toTerms(plan, currency)),
    pauseMs,
  );
  const { data, isError } = useQuery({
    ...pricePreviewQuery(client, { id: moduleId, couponCode: couponCode || '-', plans: asked }),
    enabled: asked.length > 0,
  });
  const preview = asked.length > 0 ? data : undefined;
  const isComing = sound.length > 0 && !preview;
  const lacks = isComing ? (isError ? 'failed' : 'loading') : undefined;
  return { preview, isOld: !isFine, lacks } as const;
}
