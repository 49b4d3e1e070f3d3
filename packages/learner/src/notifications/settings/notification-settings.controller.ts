import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  type NotReady,
  notificationSettingsQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';

type Settings = Schema<'NotificationSettings'>;

export type NotificationSettingsState = NotReady | { status: 'ready'; settings: Settings };

export function useNotificationSettings(): NotificationSettingsState {
  const query = useHeldQuery(notificationSettingsQuery(useUplink()));
  return query.data ? { status: 'ready', settings: query.data } : notReady(query);
}

/** The settings as they are being changed. */
export function useSettingsForm({ topics }: Settings): Form<Pick<Settings, 'topics'>> {
  const client = useUplink();
  const queries = useQueryClient();
  return useForm({
    stored: { topics },
    warnsOnLeave: true,
    async send({ topics }) {
      const body = {
        topics: topics.map(({ topic, isShown, isMailed }) => ({ topic, isShown, isMailed })),
      };
      const saved = await client.unwrap(client.api.PUT('/me/notifications/settings', { body }), {
        rethrow: true,
      });
      queries.setQueryData(notificationSettingsQuery(client).queryKey, saved);
      return saved;
    },
  });
}

/** Lets mail to the own address try again. */
export function useClearMailFault() {
  const client = useUplink();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.unwrap(client.api.DELETE('/me/notifications/mail-fault')),
    onSuccess: (settings) =>
      queries.setQueryData(notificationSettingsQuery(client).queryKey, settings),
  });
}
