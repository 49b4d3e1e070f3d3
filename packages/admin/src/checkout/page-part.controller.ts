import { useQueryClient } from '@tanstack/react-query';
import {
  checkoutPreviewQuery,
  managedCheckoutQuery,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import {
  type AutosaveState,
  type Form,
  type FormOptions,
  useAutosave,
  useForm,
} from '@uplink/kit/forms';
import { useState } from 'react';
import type { ManagedPage } from './checkout.types.ts';

export interface PagePart<Values extends object> {
  form: Form<Values>;
  saving: { state: AutosaveState; retry: () => void; savedAt: string | undefined };
}

interface PartOptions<Values extends object> extends Pick<FormOptions<Values>, 'rules'> {
  toValues: (page: ManagedPage) => Values;
  /** Stores the values as decided on this version. */
  put: (version: number, values: Values) => Promise<ManagedPage>;
  /** Puts what is there now into lines, where two people changed the same. */
  describe: (field: keyof Values & string, value: unknown) => { label: string; lines: string[] };
}

/** A part of a checkout page, which saves itself for when the page is published. */
export function usePagePart<Values extends object>(
  page: ManagedPage,
  { rules, toValues, put, describe }: PartOptions<Values>,
): PagePart<Values> {
  const client = useUplink();
  const queries = useQueryClient();
  const [savedAt, setSavedAt] = useState<string>();
  const query = managedCheckoutQuery(client, page.id);
  const form = useForm<Values>({
    stored: toValues(page),
    ...(rules && { rules }),
    describe,
    warnsOnLeave: true,
    async fetchStored() {
      return toValues(await queries.fetchQuery({ ...query, staleTime: 0 }));
    },
    async send(values) {
      const { version } = queries.getQueryData(query.queryKey) ?? page;
      const fresh = await put(version, values);
      queries.setQueryData(query.queryKey, fresh);
      void queries.invalidateQueries({ queryKey: checkoutPreviewQuery(client, page.id).queryKey });
      void queries.invalidateQueries({ queryKey: readKey('/management/checkouts') });
      setSavedAt(new Date().toISOString());
      return toValues(fresh);
    },
  });
  return { form, saving: { ...useAutosave(form), savedAt } };
}
