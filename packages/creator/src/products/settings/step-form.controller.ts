import { useQueryClient } from '@tanstack/react-query';
import { isSameValue, type Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorModuleQuery,
  moduleSettingsQuery,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import {
  type Form,
  type FormOptions,
  useAutosave,
  useForm,
  valueLines,
  valueLinesMessages,
} from '@uplink/kit/forms';
import { settingsMessages } from './settings.messages.ts';

export interface StepContext {
  product: Schema<'CreatorModule'>;
  settings: Schema<'ModuleSettings'>;
}

export interface StepOptions<Values extends object>
  extends Pick<FormOptions<Values>, 'rules' | 'checks'> {
  toValues: (settings: Schema<'ModuleSettings'>) => Values;
  /** What is sent of what was changed. */
  toChange: (
    values: Values,
    changed: readonly (keyof Values & string)[],
  ) => Omit<Schema<'ModuleSettingsChange'>, 'version'>;
  /** Texts save themselves in a draft; everything else waits for the button. @default none */
  texts?: readonly (keyof Values & string)[];
}

export interface StepForm<Values extends object> {
  form: Form<Values>;
  /** How many fields differ from what is stored. */
  changes: number;
  /** The changes save themselves. */
  savesItself: boolean;
  isReadOnly: boolean;
}

/** One step of the settings: sent on the version it began on, and merged with what others changed meanwhile. */
export function useStepForm<Values extends object>(
  { product, settings }: StepContext,
  options: StepOptions<Values>,
): StepForm<Values> {
  const messages = useMessages(settingsMessages);
  const lineTexts = useMessages(valueLinesMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { toValues, toChange, texts = [] } = options;
  const { queryKey } = moduleSettingsQuery(client, product.id);
  const stored = toValues(settings);
  const form = useForm<Values>({
    stored,
    ...(options.rules && { rules: options.rules }),
    ...(options.checks && { checks: options.checks }),
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: labelOf(field, messages),
      lines: valueLines(value, lineTexts),
    }),
    fetchStored: async () =>
      toValues(
        await queries.fetchQuery({ ...moduleSettingsQuery(client, product.id), staleTime: 0 }),
      ),
    async send(values, changed) {
      if (changed.length === 0) return values;
      const { version } = queries.getQueryData(queryKey) ?? settings;
      const fresh = await client.unwrap(
        client.api.PATCH('/creator/me/modules/{id}/settings', {
          params: { path: { id: product.id }, query: { type: product.type } },
          body: { ...toChange(values, changed), version },
        }),
        { rethrow: true },
      );
      queries.setQueryData(queryKey, fresh);
      void queries.invalidateQueries({ queryKey: creatorModuleQuery(client, product.id).queryKey });
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/modules') });
      return toValues(fresh);
    },
  });
  const changed = (Object.keys(stored) as (keyof Values & string)[]).filter(
    (field) => !isSameValue(form.values[field], stored[field]),
  );
  const isReadOnly = product.permission === 'view';
  const savesItself =
    !product.isPublic && !isReadOnly && changed.every((field) => texts.includes(field));
  useAutosave(form, savesItself && texts.length > 0);
  return { form, changes: changed.length, savesItself, isReadOnly };
}

const labelOf = (field: string, messages: typeof settingsMessages): string => {
  const label = (messages as Record<string, unknown>)[field];
  return typeof label === 'string' ? label : field;
};
