import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import {
  Award,
  Calendar,
  CreditCard,
  FileCheck,
  FilePen,
  Inbox,
  ListChecks,
  LockOpen,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  ShieldAlert,
  UserPlus,
  Zap,
} from 'lucide-react';
import { notificationPageMessages } from './notification-page.messages.ts';
import { actionOf, momentOf, tileKind } from './notification-page.rules.ts';

type Group = Schema<'NotificationGroup'>;

const icons: Record<Group['kind'], LucideIcon> = {
  sentBack: FilePen,
  accepted: FileCheck,
  commented: MessageSquare,
  toReview: Inbox,
  answer: MessageSquare,
  message: MessageSquare,
  opened: LockOpen,
  dueDate: Calendar,
  exam: ListChecks,
  level: Zap,
  certificate: Award,
  follower: UserPlus,
  payment: CreditCard,
  declined: CreditCard,
  news: Megaphone,
  moderation: ShieldAlert,
};

export interface NotificationGroupProps {
  group: Group;
  now: Date;
  onRead: (group: Group) => void;
}

/** One event: what happened, its newest parts, and at most one thing to do. */
export function NotificationGroup({ group, now, onRead }: NotificationGroupProps) {
  const messages = useMessages(notificationPageMessages);
  const formats = useFormats();
  const { kind, title, text, date, isRead, url, parts } = group;
  const Icon = icons[kind];
  const action = actionOf(group, messages);
  const read = () => onRead(group);
  return (
    <li className="ul-notice" data-unread={!isRead || undefined} data-kind={kind}>
      <span className="ul-tile" data-kind={tileKind(group, now)} aria-hidden="true">
        <Icon className="ul-icon" size={18} />
      </span>
      <div className="ul-notice__body">
        <p className="ul-notice__title">
          {url ? (
            <Link href={url} onPress={read}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {text && <p className="ul-small ul-muted">{text}</p>}
        {parts.length > 0 && (
          <ul className="ul-notice__parts">
            {parts.map((part) => (
              <li key={part.id} className="ul-notice__part ul-small ul-muted">
                <span>{part.message}</span>
                <span className="ul-notice__date ul-cap ul-subtle">
                  {momentOf(part.date, now, formats)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {action && (
          <p className="ul-notice__act">
            <LinkButton size="sm" href={action.href} onPress={read}>
              {action.label}
            </LinkButton>
          </p>
        )}
      </div>
      <span className="ul-notice__date ul-cap ul-subtle">
        {momentOf(date, now, formats)}
        {!isRead && (
          <span className="ul-notice__dot">
            <span className="ul-sr">{messages.isUnread}</span>
          </span>
        )}
      </span>
    </li>
  );
}
