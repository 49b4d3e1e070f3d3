'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorNotificationQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { AuthorNotificationForm } from './author-notification-form.tsx';
import { notificationsMessages } from './notifications.messages.ts';

export interface AuthorNotificationProps {
  /** Undefined for a new one. */
  notificationId: number | undefined;
  /** Where to go once it was created or deleted. */
  onDone: () => void;
}

/** A notification that is written, scheduled, taken back or deleted. */
export function AuthorNotification({ notificationId, onDone }: AuthorNotificationProps) {
  const messages = useMessages(notificationsMessages);
  const query = useHeldQuery({
    ...creatorNotificationQuery(useUplink(), notificationId ?? 0),
    enabled: notificationId !== undefined,
  });
  const stored: Schema<'CreatorNotification'> | undefined = query.data;
  if (notificationId === undefined || stored)
    return <AuthorNotificationForm stored={stored} onDone={onDone} />;
  return (
    <NotReadyView
      isPage
      state={notReady(query)}
      noun={messages.one}
      skeleton={<Skeleton height={320} />}
      backHref="/creator/notifications"
    />
  );
}
