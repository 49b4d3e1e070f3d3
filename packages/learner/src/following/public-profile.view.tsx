import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Avatar } from '@uplink/ui/avatar';
import { Card } from '@uplink/ui/card';
import type { ReactNode } from 'react';
import { AchievementRow } from '../shared/achievement-row.view.tsx';
import { Figures } from '../shared/figures.view.tsx';
import { followingMessages } from './following.messages.ts';
import { MentoringCard } from './mentoring-card.view.tsx';
import './following.css';

export interface PublicProfileViewProps {
  /** The profile. */
  profile: Schema<'PublicProfile'>;
  /** What can be done about this person. */
  actions: ReactNode;
  /** Why the last action failed, read out at once. */
  message?: string | undefined;
}

/** Face, name and headline of someone with what they did and finished, and of a mentor with whose work they review. */
export function PublicProfileView({ profile, actions, message }: PublicProfileViewProps) {
  const messages = useMessages(followingMessages);
  const formats = useFormats();
  const { person, isOwn, socialLinks, achievements, mentoring } = profile;
  const { name } = person;
  const { labels } = messages.profile;
  // A mentor who takes no course has nothing to show of one.
  const isLearner = !mentoring || profile.lessonsDone > 0 || achievements.length > 0;
  return (
    <div className="ul-stack ul-gap-24 ul-following">
      {isOwn && (
        <Note kind="info">
          <p>{person.isPublished ? messages.profile.own : messages.profile.ownPrivate}</p>
        </Note>
      )}
      <div className="ul-public__head">
        <Avatar name={name} image={person.avatar} size="lg" isDecorative />
        <div className="ul-grow ul-person__words">
          {mentoring && <p className="ul-eyebrow">{messages.profile.mentor}</p>}
          <h1 className="ul-h1" tabIndex={-1}>
            {name}
          </h1>
          {person.headline && <p className="ul-muted">{person.headline}</p>}
          {mentoring?.quote && (
            <blockquote className="ul-public__quote">
              {messages.profile.quoted(mentoring.quote)}
            </blockquote>
          )}
          <p className="ul-small ul-subtle">
            {messages.profile.since(formats.date(profile.memberSince))}
          </p>
          {socialLinks.length > 0 && (
            <ul className="ul-public__links" aria-label={messages.profile.links}>
              {socialLinks.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
                    {messages.profile.networks[network]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {actions}
      </div>
      {message && (
        <p className="ul-small ul-fault" role="alert">
          {message}
        </p>
      )}
      {mentoring && <MentoringCard products={mentoring.products} />}
      <Figures
        figures={[
          ...(isLearner
            ? [
                { label: labels.level, value: formats.number(profile.level) },
                { label: labels.lessons, value: formats.number(profile.lessonsDone) },
              ]
            : []),
          { label: labels.followers, value: formats.number(profile.followers) },
          { label: labels.following, value: formats.number(profile.following) },
        ]}
      />
      {isLearner && <Achievements achievements={achievements} />}
    </div>
  );
}

function Achievements({ achievements }: Pick<Schema<'PublicProfile'>, 'achievements'>) {
  const messages = useMessages(followingMessages);
  return (
    <Card isFlush={achievements.length > 0} title={messages.profile.achievements}>
      {achievements.length === 0 ? (
        <p className="ul-muted">{messages.profile.noAchievements}</p>
      ) : (
        <ul className="ul-list">
          {achievements.map((achievement) => (
            <li key={`${achievement.type}-${achievement.id}`}>
              <AchievementRow achievement={achievement} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
