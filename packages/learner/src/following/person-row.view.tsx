import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import { followingMessages } from './following.messages.ts';

export interface PersonRowProps {
  person: Schema<'Person'>;
  /** The address of a public profile. */
  profileHref: (uniqueName: string) => string;
  onFollow: (person: Schema<'Person'>, isFollowed: boolean) => void;
}

/** A learner by face and name, with the way to the profile and whether one follows. */
export function PersonRow({ person, profileHref, onFollow }: PersonRowProps) {
  const messages = useMessages(followingMessages);
  const { name, avatar, headline, uniqueName, isPublished, isFollowed } = person;
  return (
    <div className="ul-listrow ul-person">
      <Avatar name={name} image={avatar} isDecorative />
      <div className="ul-grow ul-person__words">
        {uniqueName ? (
          <Link className="ul-medium" href={profileHref(uniqueName)}>
            {name}
          </Link>
        ) : (
          <span className="ul-medium">{name}</span>
        )}
        <span className="ul-list__sub ul-small ul-muted">
          {isPublished ? headline : messages.isPrivate}
        </span>
      </div>
      {(isPublished || isFollowed) && (
        <Button
          size="sm"
          variant={isFollowed ? 'secondary' : 'soft'}
          aria-label={isFollowed ? messages.unfollowName(name) : messages.followName(name)}
          onPress={() => onFollow(person, !isFollowed)}
        >
          {isFollowed ? messages.unfollow : messages.follow}
        </Button>
      )}
    </div>
  );
}
