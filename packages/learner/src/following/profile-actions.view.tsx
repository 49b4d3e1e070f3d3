import { useMessages } from '@uplink/api-client/messages';
import { ReportButton } from '@uplink/kit/moderation';
import { ShareButton } from '@uplink/kit/sharing';
import { Button, LinkButton } from '@uplink/ui/button';
import { followingMessages } from './following.messages.ts';
import type { PublicProfileReady } from './public-profile.controller.ts';
import type { PublicProfileProps } from './public-profile.types.ts';

export interface ProfileActionsProps
  extends Pick<PublicProfileReady, 'profile' | 'onFollow'>,
    Pick<PublicProfileProps, 'ownProfileHref' | 'shareUrl'> {}

/** Share and edit the own profile; follow another's, or report it. */
export function ProfileActions(props: ProfileActionsProps) {
  const messages = useMessages(followingMessages);
  const { profile, onFollow, ownProfileHref, shareUrl } = props;
  const { person, isOwn } = profile;
  if (isOwn) {
    return (
      <div className="ul-cluster ul-none">
        {person.isPublished && (
          <ShareButton
            title={messages.profile.share}
            text={messages.profile.shareText}
            url={shareUrl}
            note={messages.profile.shareNote}
          />
        )}
        <LinkButton href={ownProfileHref}>{messages.profile.edit}</LinkButton>
      </div>
    );
  }
  return (
    <div className="ul-cluster ul-none">
      <ReportButton
        kind="profile"
        contentId={person.id}
        name={messages.profile.reported(person.name)}
      />
      <Button
        variant={person.isFollowed ? 'secondary' : 'primary'}
        onPress={() => onFollow(person, !person.isFollowed)}
      >
        {person.isFollowed ? messages.unfollow : messages.follow}
      </Button>
    </div>
  );
}
