import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Badge } from '@uplink/ui/status';
import { AchievementRow } from '../../shared/achievement-row.view.tsx';
import { Figures } from '../../shared/figures.view.tsx';
import type { OverviewReady } from './overview.controller.ts';
import { overviewMessages } from './overview.messages.ts';
import { toFigures } from './overview.rules.ts';
import type { OverviewProps } from './overview.types.ts';
import './overview.css';

export interface OverviewViewProps extends OverviewProps, Omit<OverviewReady, 'status'> {}

/** The head of a person, their figures with the level beside, and the latest achievements. */
export function OverviewView(props: OverviewViewProps) {
  const messages = useMessages(overviewMessages);
  const formats = useFormats();
  const { profile, stats, achievements, levelPanel } = props;
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return (
    <div className="ul-stack ul-gap-24">
      <Card>
        <div className="ul-overview__head">
          <Avatar name={name} image={profile.avatar} size="lg" isDecorative />
          <div className="ul-grow">
            <p className="ul-h3 ul-overview__name">{name}</p>
            {profile.headline && <p className="ul-muted">{profile.headline}</p>}
            <p className="ul-small ul-subtle">
              {messages.memberSince(formats.date(stats.memberSince))}
            </p>
            <p className="ul-overview__badge">
              <Badge>{profile.isPublished ? messages.isPublished : messages.isPrivate}</Badge>
            </p>
          </div>
          <div className="ul-cluster ul-none">
            {profile.isPublished && (
              <LinkButton variant="quiet" href={props.publicHref(profile.uniqueName)}>
                {messages.see}
              </LinkButton>
            )}
            <LinkButton href={props.profileHref}>{messages.edit}</LinkButton>
          </div>
        </div>
      </Card>
      <div className={levelPanel ? 'ul-overview__split' : undefined}>
        <section>
          <h2 className="ul-h3 ul-overview__title">{messages.figures}</h2>
          <Figures figures={toFigures(stats, messages, formats)} />
        </section>
        {levelPanel}
      </div>
      {achievements.length > 0 && (
        <Card
          isFlush
          title={messages.latest}
          aside={
            <Link className="ul-small ul-lone-link" href={props.achievementsHref}>
              {messages.all}
            </Link>
          }
        >
          <ul className="ul-list">
            {achievements.map((achievement) => (
              <li key={`${achievement.type}-${achievement.id}`}>
                <AchievementRow achievement={achievement} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
