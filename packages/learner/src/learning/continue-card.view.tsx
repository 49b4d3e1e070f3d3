import type { Schema } from '@uplink/api-client';
import { formatTimer, lessonPath, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { LinkButton } from '@uplink/ui/button';
import { Cover } from '@uplink/ui/cover';
import { Link } from '@uplink/ui/link';
import { RoutePath } from '@uplink/ui/route-path';
import { Badge } from '@uplink/ui/status';
import { ArrowRight, Play, Zap } from 'lucide-react';
import { LearnerStatus } from '../shared/learner-status.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { routeOf, watchedPercent } from './dashboard.rules.ts';
import { outlineMessages } from './outline.messages.ts';
import './continue-card.css';

export interface ContinueCardProps {
  now: Schema<'ContinueLearning'>;
}

/** The lesson to go on with, and the route of its section along the lower edge. */
export function ContinueCard({ now }: ContinueCardProps) {
  const messages = useMessages(dashboardMessages);
  const outlineTexts = useMessages(outlineMessages);
  const { levels } = useMessages(productWords);
  const { lesson, section, level } = now;
  const href = lessonPath(lesson);
  return (
    <section className="ul-card ul-dashboard__hero" aria-label={messages.continueLearning}>
      <div className="ul-dashboard__now">
        <Poster now={now} href={href} />
        <div>
          <p className="ul-eyebrow">
            {messages.lessonOf(lesson.product.name, now.lessonNumber, now.lessonTotal)}
            {now.isFree && messages.free}
          </p>
          <h2 className="ul-h2">{lesson.name}</h2>
          <p className="ul-muted">{now.shortDescription}</p>
          <div className="ul-cluster ul-gap-12 ul-dashboard__facts">
            <Badge icon={<Zap className="ul-icon" size={14} aria-hidden />}>
              {messages.points(now.xpPoints)}
            </Badge>
            {level && <Badge>{levels[level]}</Badge>}
            <LearnerStatus status={now.status} />
          </div>
        </div>
        <div className="ul-dashboard__cta ul-stack ul-gap-8">
          <LinkButton
            variant="primary"
            size="lg"
            isBlock
            href={href}
            endIcon={<ArrowRight className="ul-icon" size={18} />}
          >
            {messages.start}
          </LinkButton>
          <LinkButton variant="quiet" isBlock href={productPath(lesson.product)}>
            {messages.outline}
          </LinkButton>
        </div>
      </div>
      <div className="ul-dashboard__path">
        <RoutePath
          aria-label={messages.section(section.name, section.done, section.total)}
          hops={routeOf(now, messages, outlineTexts)}
        />
      </div>
    </section>
  );
}

/** The product's drawing; a video shows its play button and how far it is watched. */
function Poster({ now, href }: ContinueCardProps & { href: string }) {
  const messages = useMessages(dashboardMessages);
  const { lesson, cover, hasVideo, position, duration } = now;
  return (
    <div className="ul-dashboard__poster">
      <Cover {...cover} isBare isNight />
      {hasVideo && (
        <>
          <Link className="ul-dashboard__play" href={href} aria-label={messages.play(lesson.name)}>
            <Play className="ul-icon" size={22} aria-hidden />
          </Link>
          <span className="ul-dashboard__time" aria-hidden="true">
            <span>{formatTimer(position)}</span>
            <i>
              <b style={{ width: `${watchedPercent(now)}%` }} />
            </i>
            <span>{formatTimer(duration)}</span>
          </span>
        </>
      )}
    </div>
  );
}
