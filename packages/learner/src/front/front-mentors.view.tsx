import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { frontMessages } from './front.messages.ts';

export interface FrontMentorsProps {
  mentors: Schema<'FrontMentor'>[];
  /** Side by side on wide screens. @default 4 */
  columns?: 1 | 2 | 4;
}

/** Who reads the work, with what they have published of themselves. */
export function FrontMentors({ mentors, columns = 4 }: FrontMentorsProps) {
  return (
    <ul className="ul-front-cards" data-columns={columns}>
      {mentors.map((mentor) => (
        <li key={mentor.name}>
          <Mentor mentor={mentor} />
        </li>
      ))}
    </ul>
  );
}

function Mentor({
  mentor: { name, avatar, headline, quote, profile, products },
}: {
  mentor: Schema<'FrontMentor'>;
}) {
  const messages = useMessages(frontMessages);
  return (
    <div className="ul-card ul-front-mentor">
      <div className="ul-front-mentor__person">
        <Avatar name={name} image={avatar} isDecorative />
        <div>
          <p className="ul-strong">{profile ? <a href={`/profile/${profile}`}>{name}</a> : name}</p>
          {headline && <p className="ul-small ul-muted">{headline}</p>}
        </div>
      </div>
      {quote && <p className="ul-front-mentor__quote">{messages.quoted(quote)}</p>}
      <p className="ul-small ul-muted ul-front-mentor__foot">{products.join(', ')}</p>
    </div>
  );
}
