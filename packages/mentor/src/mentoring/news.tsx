import { useQuery } from '@tanstack/react-query';
import { lessonPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { deskNewsQuery, useUplink } from '@uplink/api-client/react';
import { Link } from '@uplink/ui/link';
import { CalendarClock, MessageCircle } from 'lucide-react';
import { deskMessages } from './desk.messages.ts';

/** What a mentor's cohorts are about to hand in, and what no one has answered them; nothing without news. */
export function DeskNews() {
  const messages = useMessages(deskMessages);
  const formats = useFormats();
  const { data } = useQuery(deskNewsQuery(useUplink()));
  if (!data || data.due.length + data.unanswered.length === 0) return null;
  return (
    <ul className="ul-desk-news">
      {data.due.map(({ id, title, cohort, dueDate, handedIn, learners }) => (
        <li key={`due-${id}`} className="ul-desk-news__one">
          <CalendarClock className="ul-icon" size={16} aria-hidden />
          <span>
            {messages.due(title, cohort, formats.date(dueDate))}.{' '}
            {messages.dueCount(handedIn, learners)}.
          </span>
        </li>
      ))}
      {data.unanswered.map(({ product, count, question }) => (
        <li key={`asked-${product.id}`} className="ul-desk-news__one">
          <MessageCircle className="ul-icon" size={16} aria-hidden />
          <span>
            <Link className="ul-lone-link" href={lessonPath(question.lesson)}>
              {messages.questions(count)}
            </Link>{' '}
            {messages.unanswered(product.name, count)}
          </span>
        </li>
      ))}
    </ul>
  );
}
