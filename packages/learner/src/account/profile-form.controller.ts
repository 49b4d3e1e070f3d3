import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, profileQuery, publicProfileQuery, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { profileFormMessages } from './profile-form.messages.ts';
import { faultsOf, type ProfileValues, toField, toUpdate, toValues } from './profile-form.rules.ts';
import { useServerCheck } from './server-check.controller.ts';

export interface ProfileFormState {
  form: Form<ProfileValues>;
  /** Why the last save was refused as a whole. */
  message: string | undefined;
  /** The server wants the password once more. */
  needsSignIn: boolean;
}

/** The profile while it is edited. What is typed is kept here until the server has it. */
export function useProfileForm(profile: Schema<'Profile'>): ProfileFormState {
  const messages = useMessages(profileFormMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = profileQuery(client);
  const form = useForm<ProfileValues>({
    stored: toValues(profile),
    rules: (values) => faultsOf(values, new Date()),
    checks: { phone: useServerCheck('phone') },
    toField,
    draft: 'profile',
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: messages.fields[field],
      lines: [String(value)].filter(Boolean),
    }),
    fetchStored: async () => toValues(await queries.fetchQuery({ ...options, staleTime: 0 })),
    async send(values, changed) {
      if (changed.length === 0) return values;
      const { version } = queries.getQueryData(options.queryKey) ?? profile;
      const body = { ...toUpdate(changed, values), baseVersion: version };
      const fresh = await client.unwrap(client.api.PATCH('/me', { body }), { rethrow: true });
      queries.setQueryData(options.queryKey, fresh);
      for (const { queryKey } of [meQuery(client), publicProfileQuery(client, fresh.uniqueName)]) {
        void queries.invalidateQueries({ queryKey });
      }
      return toValues(fresh);
    },
  });
  const refusal = form.error instanceof ApiError ? form.error : undefined;
  const needsSignIn = refusal?.code === 'staleSignIn';
  const fault = form.isTried && form.isFaulty ? messages.fix : undefined;
  return {
    form,
    needsSignIn,
    message: needsSignIn || refusal?.status === 409 ? undefined : (form.message ?? fault),
  };
}
