import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorNotificationQuery, readKey, useUplink } from '@uplink/api-client/react';
import { Switch } from '@uplink/ui/switch';
import { notificationsMessages } from './notifications.messages.ts';

export interface ScheduleSwitchProps {
  item: Schema<'CreatorNotification'>;
}

/** Schedules a notification or takes it back, until it begins to be sent. */
export function ScheduleSwitch({ item }: ScheduleSwitchProps) {
  const messages = useMessages(notificationsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const turning = useMutation({
    mutationFn: (scheduled: boolean) =>
      client.unwrap(
        client.api.PATCH('/creator/notifications/{notificationId}', {
          params: { path: { notificationId: item.id } },
          body: { version: item.version, scheduled },
        }),
      ),
    onSuccess: (saved) =>
      queries.setQueryData(creatorNotificationQuery(client, saved.id).queryKey, saved),
    onSettled: () => queries.invalidateQueries({ queryKey: readKey('/creator/notifications') }),
  });
  const isFixed = item.status === 'sending' || item.status === 'sent';
  return (
    <Switch
      isSelected={turning.isPending ? turning.variables : item.scheduled}
      isDisabled={isFixed}
      onChange={turning.mutate}
    >
      <span className="ul-sr">{messages.schedule(item.message)}</span>
    </Switch>
  );
}
