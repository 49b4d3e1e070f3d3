import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { purchasePreviewQuery, userKeys, useUplink } from '@uplink/api-client/react';
import { useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { useSettled } from '@uplink/kit/search';
import { useRef } from 'react';
import { manageMessages } from './manage.messages.ts';
import { useManageCalls } from './manage-calls.ts';
import { faultsOf, firstValues, type Managing, previewOf } from './manage-form.rules.ts';

/** One action on a purchase: its fields, what would happen with them, and doing it once. */
export function useManageDialog(
  userId: number,
  managing: Managing,
  { paymentId, onDone }: { paymentId: number | undefined; onDone: () => void },
) {
  const messages = useMessages(manageMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { purchase } = managing;
  // Of one wish: sent again after a lost answer it is done once. A decline begins a new one.
  const requestId = useRef(newId());
  const send = useManageCalls(userId, managing);
  const refresh = () =>
    Promise.all(userKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const form = useForm({
    stored: firstValues(managing, paymentId),
    rules: (values) => faultsOf(managing, values, messages),
    async send(values) {
      try {
        const state = await send(values, {
          requestId: requestId.current,
          version: preview.data?.version ?? purchase.version,
        });
        if (state.isProcessing) throw new Error(messages.processing);
        if (state.decline !== undefined) {
          requestId.current = newId();
          throw new Error(state.decline);
        }
      } catch (error) {
        void preview.refetch();
        void refresh();
        const isStale = error instanceof ApiError && error.body.current !== undefined;
        throw isStale ? new Error(messages.changedSince, { cause: error }) : error;
      }
      await refresh();
      onDone();
    },
  });
  const asked = JSON.stringify(previewOf(managing, form.values) ?? null);
  const settled = useSettled(asked);
  const filter = JSON.parse(settled) as ReturnType<typeof previewOf> | null;
  const preview = useQuery({
    ...purchasePreviewQuery(
      client,
      { id: userId, purchaseId: purchase.id },
      filter ?? { action: 'reset' },
    ),
    enabled: filter !== null,
  });
  return {
    form,
    preview: filter === null ? undefined : preview.data,
    isLoading: filter !== null && preview.isFetching,
    /** Why it can't be done with these values. */
    refusal: filter === null ? undefined : preview.error?.message,
    /** What is shown is about other values than those typed. */
    isBehind: asked !== settled || preview.isFetching,
  };
}
