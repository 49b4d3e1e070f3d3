'use client';
import { useMessages } from '@uplink/api-client/messages';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView } from '@uplink/kit/states';
import { useNotificationPage } from './notification-page.controller.ts';
import { notificationPageMessages } from './notification-page.messages.ts';
import type { NotificationTab } from './notification-page.types.ts';
import { NotificationPageView } from './notification-page.view.tsx';

export interface NotificationPageProps {
  /** The open tab. @default all */
  tab?: NotificationTab | undefined;
  /** The address of a tab. */
  tabHref: (tab: NotificationTab | undefined) => string;
  /** Shows what was done with the way to take it back. */
  onUndoable: NonNullable<UndoableProps['onUndoable']>;
}

/** All notifications, one row for each event. */
export function NotificationPage({ tab, tabHref, onUndoable }: NotificationPageProps) {
  const messages = useMessages(notificationPageMessages);
  const state = useNotificationPage(tab, onUndoable);
  if (state.status !== 'ready') {
    return (
      <NotReadyView isPage state={state} noun={messages.noun} skeleton={<RowsSkeleton hasTile />} />
    );
  }
  return <NotificationPageView {...state} tab={tab} tabHref={tabHref} />;
}
