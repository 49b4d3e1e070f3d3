import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { ShareButton } from '@uplink/kit/sharing';
import { achievementListMessages } from './achievement-list.messages.ts';

export interface ShareAchievementProps {
  achievement: Schema<'Achievement'>;
}

/** Shows an achievement to others by the page that verifies it; nothing where it has none. */
export function ShareAchievement({ achievement }: ShareAchievementProps) {
  const messages = useMessages(achievementListMessages);
  const { name, verificationUrl } = achievement;
  if (verificationUrl === undefined) return null;
  return (
    <ShareButton
      look="icon"
      title={messages.share(name)}
      text={messages.shareText(name)}
      url={verificationUrl}
      note={messages.shareNote}
    />
  );
}
