import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { AvatarGroup } from '@uplink/ui/avatar';
import { Card } from '@uplink/ui/card';
import { Check, FileUp, MessageSquare } from 'lucide-react';
import { startMessages } from './start.messages.ts';
import './mentor-card.css';

/** What happens with the first homework: it is handed in, read and, when needed, fixed. */
export function MentorCardView({ lesson, number, mentors, wait }: Schema<'PathMentoring'>) {
  const messages = useMessages(startMessages);
  const [only, ...others] = mentors;
  const name = others.length === 0 ? only?.name : undefined;
  const steps = [
    {
      Icon: FileUp,
      title: messages.handIn,
      text: messages.handInText(lesson.product.name, number, lesson.name),
    },
    { Icon: MessageSquare, title: messages.reads(name), text: messages.readsText(wait) },
    { Icon: Check, title: messages.fix, text: messages.fixText },
  ];
  return (
    <Card
      title={messages.mentor}
      aside={
        mentors.length > 0 && (
          <AvatarGroup
            aria-label={messages.mentors}
            people={mentors.map((mentor) => ({ name: mentor.name, image: mentor.avatar }))}
          />
        )
      }
    >
      <ol className="ul-mentor-steps">
        {steps.map(({ Icon, title, text }) => (
          <li key={title}>
            <span className="ul-mentor-steps__icon">
              <Icon className="ul-icon" size={16} aria-hidden />
            </span>
            <span>
              <b className="ul-medium">{title}</b>
              <span className="ul-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
