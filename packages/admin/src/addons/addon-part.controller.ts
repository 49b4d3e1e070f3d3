import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { addonQuery, readKey, useUplink } from '@uplink/api-client/react';
import { countChanges, type Form, type FormOptions, useForm } from '@uplink/kit/forms';

interface PartOptions<Values extends object>
  extends Pick<FormOptions<Values>, 'rules' | 'toField' | 'describe'> {
  toValues: (addon: Schema<'Addon'>) => Values;
  /** Stores the values as decided on this version. */
  put: (version: number, values: Values) => Promise<Schema<'Addon'>>;
}

/** A part of an add-on, which waits for its button: it counts as soon as it is saved. */
export function useAddonPart<Values extends object>(
  addon: Schema<'Addon'>,
  { toValues, put, ...options }: PartOptions<Values>,
): { form: Form<Values>; changeCount: number } {
  const client = useUplink();
  const queries = useQueryClient();
  const query = addonQuery(client, addon.id);
  const stored = toValues(addon);
  const form = useForm<Values>({
    ...options,
    stored,
    warnsOnLeave: true,
    async fetchStored() {
      return toValues(await queries.fetchQuery({ ...query, staleTime: 0 }));
    },
    async send(values) {
      const { version } = queries.getQueryData(query.queryKey) ?? addon;
      const fresh = await put(version, values);
      queries.setQueryData(query.queryKey, fresh);
      void queries.invalidateQueries({ queryKey: readKey('/management/addons') });
      void queries.invalidateQueries({ queryKey: readKey('/management/checkout-products') });
      return toValues(fresh);
    },
  });
  return { form, changeCount: countChanges(form.values, stored) };
}
