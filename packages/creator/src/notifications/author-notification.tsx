'use client';
import type { Schema } from '@uplink/api-client';
import { creatorNotificationQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { AuthorNotificationForm } from './author-notification-form.tsx';
import { messages } from './notifications.messages.ts';

export interface AuthorNotificationProps {
  /** Undefined for a new one. */
  notificationId: number | undefined;
  /** Where to go once it was created or deleted. */
  onDone: () => void;
}

/** A notification that is written, scheduled, taken back or deleted. */
export function AuthorNotification({ notificationId, onDone }: AuthorNotificationProps) {
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
