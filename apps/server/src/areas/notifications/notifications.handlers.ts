import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { listNotifications, markRead } from './notifications.repository.ts';
import { issueTicket } from './socket-ticket.repository.ts';

export function notificationsHandlers({
  db,
  clock,
}: Deps): Pick<
  Handlers,
  'listMyNotifications' | 'readAllMyNotifications' | 'readMyNotification' | 'createSocketTicket'
> {
  return {
    listMyNotifications: ({ caller }) => listNotifications(db, caller.id),
    readAllMyNotifications: async ({ caller }) => {
      await markRead(db, caller.id, {});
      return listNotifications(db, caller.id);
    },
    readMyNotification: async ({ caller, path, query }) => {
      const isRead = query.action === 'read';
      const count = await markRead(db, caller.id, { id: path.id, isRead });
      const found = (await listNotifications(db, caller.id)).find(({ id }) => id === path.id);
      if (count === 0 || !found) throw notFound('This notification does not exist.');
      return found;
    },
    createSocketTicket: ({ caller }) => issueTicket(db, caller.id, clock.now()),
  };
}
