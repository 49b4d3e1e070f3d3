import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { frontMessages } from './front.messages.ts';

export interface FrontMentorsProps {
  mentors: Schema<'FrontMentor'>[];
  /** On the page of a product: it does not name itself again. @default false */
  isOfProduct?: boolean;
}

/** Who reads the work, with what they have published of themselves. */
export function FrontMentors({ mentors, isOfProduct = false }: FrontMentorsProps) {
  const columns = Math.min(mentors.length, isOfProduct ? 2 : 4);
  return (
    <ul className="ul-front-cards" data-columns={columns}>
      {mentors.map((mentor) => (
        <li key={mentor.name}>
          <Mentor mentor={isOfProduct ? { ...mentor, products: [] } : mentor} />
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
      {products.length > 0 && (
        <p className="ul-small ul-muted ul-front-mentor__foot">{products.join(', ')}</p>
      )}
    </div>
  );
}
