import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Status } from '@uplink/ui/status';
import type { Comment } from './comments.controller.ts';
import { reviewMessages } from './review.messages.ts';
import './remarks.css';

export interface RemarksViewProps {
  comments: readonly Comment[];
  version: number;
  onSettle: (id: string, isFixed: boolean) => void;
}

/** What was asked for on earlier attempts, and what of it is settled. */
export function RemarksView({ comments, version, onSettle }: RemarksViewProps) {
  const messages = useMessages(reviewMessages);
  const asked = comments.filter((one) => !one.isDraft && one.version < version);
  if (asked.length === 0) return null;
  const settled = asked.filter(({ fixedIn }) => fixedIn !== null).length;
  return (
    <section className="ul-remarks" aria-label={messages.lookFor}>
      <h2 className="ul-remarks__head">
        <span>{messages.lookFor}</span>
        <span className="ul-small ul-subtle">{messages.settled(settled, asked.length)}</span>
      </h2>
      <ul>
        {asked.map((one) => (
          <li key={one.id} className="ul-remarks__one">
            <span className="ul-grow">
              <span className="ul-remarks__text">{one.message}</span>
              <span className="ul-small ul-subtle">
                {one.isRequired ? messages.askedFor(one.version) : messages.niceToHave}
              </span>
            </span>
            <Status isBare kind={one.fixedIn === null ? 'pending' : 'ok'}>
              {one.fixedIn === null ? messages.stillOpen : messages.fixedIn(one.fixedIn)}
            </Status>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${one.fixedIn === null ? messages.markFixed : messages.markOpen}: ${one.message}`}
              onPress={() => onSettle(one.id, one.fixedIn === null)}
            >
              {one.fixedIn === null ? messages.markFixed : messages.markOpen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
