'use client';
import { useMessages } from '@uplink/api-client/messages';
import { Block, NotReadyView } from '@uplink/kit/states';
import { useNotificationSettings } from './notification-settings.controller.ts';
import { notificationSettingsMessages } from './notification-settings.messages.ts';
import { NotificationSettingsForm } from './notification-settings.view.tsx';

/** What the user is notified of, and where. */
export function NotificationSettings() {
  const messages = useMessages(notificationSettingsMessages);
  const state = useNotificationSettings();
  if (state.status !== 'ready') {
    return <NotReadyView state={state} noun={messages.noun} skeleton={<Block height={520} />} />;
  }
  return <NotificationSettingsForm settings={state.settings} />;
}
