import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { listNotifications, readAll, readOne } from './notifications.service.ts';
import { issueTicket } from './socket-ticket.service.ts';

export function notificationsHandlers({
  db,
  clock,
}: Deps): Pick<
  Handlers,
  'listMyNotifications' | 'readAllMyNotifications' | 'readMyNotification' | 'createSocketTicket'
> {
  return {
    listMyNotifications: ({ caller }) => listNotifications(db, caller.id),
    readAllMyNotifications: ({ caller }) => readAll(db, caller.id),
    readMyNotification: ({ caller, path, query }) =>
      readOne(db, caller.id, { id: path.id, isRead: query.action === 'read' }),
    createSocketTicket: ({ caller }) => issueTicket(db, caller.id, clock.now()),
  };
}
