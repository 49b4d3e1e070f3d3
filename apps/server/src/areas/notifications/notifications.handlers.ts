import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  createCreatorNotification,
  deleteCreatorNotification,
  listCreatorNotifications,
  readCreatorNotification,
  scheduleCreatorNotification,
  updateCreatorNotification,
} from './authoring/author-notifications.service.ts';
import { listGroups, markOneGroup } from './notification-groups.service.ts';
import { clearMailFault, readSettings, saveSettings } from './notification-settings.service.ts';
import { listNotifications, markAll, markOne } from './notifications.service.ts';
import { issueTicket } from './socket-ticket.service.ts';

export function notificationsHandlers({
  db,
  clock,
}: Deps): Pick<
  Handlers,
  | 'listMyNotifications'
  | 'readAllMyNotifications'
  | 'readMyNotification'
  | 'listMyNotificationGroups'
  | 'readMyNotificationGroup'
  | 'getMyNotificationSettings'
  | 'saveMyNotificationSettings'
  | 'clearMyMailFault'
  | 'createSocketTicket'
  | 'listCreatorNotifications'
  | 'createCreatorNotification'
  | 'getCreatorNotification'
  | 'updateCreatorNotification'
  | 'scheduleCreatorNotification'
  | 'deleteCreatorNotification'
> {
  return {
    listMyNotifications: ({ caller }) => listNotifications(db, caller.id),
    readAllMyNotifications: ({ caller, query }) => markAll(db, caller.id, query),
    readMyNotification: ({ caller, path, query }) =>
      markOne(db, caller.id, { id: path.id, isRead: query.action === 'read' }),
    listMyNotificationGroups: ({ caller, query }) => listGroups(db, caller.id, query),
    readMyNotificationGroup: ({ caller, path, query }) =>
      markOneGroup(db, caller.id, { id: path.id, isRead: query.action === 'read' }),
    getMyNotificationSettings: ({ caller }) => readSettings(db, caller),
    saveMyNotificationSettings: ({ caller, body }) => saveSettings(db, caller, body),
    clearMyMailFault: ({ caller }) => clearMailFault(db, caller),
    createSocketTicket: ({ caller }) => issueTicket(db, caller.id, clock.now()),
    listCreatorNotifications: ({ caller, query }) => listCreatorNotifications(db, caller.id, query),
    createCreatorNotification: ({ caller, body }) =>
      createCreatorNotification({ db, clock }, caller.id, body),
    getCreatorNotification: ({ caller, path }) =>
      readCreatorNotification(db, caller.id, path.notificationId),
    updateCreatorNotification: ({ caller, path, body }) =>
      updateCreatorNotification(
        { db, clock },
        { userId: caller.id, id: path.notificationId },
        body,
      ),
    scheduleCreatorNotification: ({ caller, path, body }) =>
      scheduleCreatorNotification(
        { db, clock },
        { userId: caller.id, id: path.notificationId },
        body,
      ),
    deleteCreatorNotification: ({ caller, path }) =>
      deleteCreatorNotification({ db, clock }, caller.id, path.notificationId),
  };
}
