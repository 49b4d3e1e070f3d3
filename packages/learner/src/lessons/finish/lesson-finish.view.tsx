import { XP_PER_LEVEL, xpInLevel } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { ArrowRight, CircleCheck } from 'lucide-react';
import type { LessonFinishReady } from './lesson-finish.controller.ts';
import { lessonFinishMessages } from './lesson-finish.messages.ts';
import './lesson-finish.css';

const hopsPerLevel = 10;

export interface LessonFinishViewProps extends LessonFinishReady {
  by: 'done' | 'accepted';
  hasWayOn: boolean;
}

/** A bar in its place in the page: nothing waits for it. */
export function LessonFinishView({ lesson, level, wayOn, by, hasWayOn }: LessonFinishViewProps) {
  const messages = useMessages(lessonFinishMessages);
  const formats = useFormats();
  const inLevel = xpInLevel(level.totalXpPoints);
  const { next, product, motivationalMessage, xpPoints } = lesson;
  const isLast = next === null;
  const words = motivationalMessage || (isLast && messages.end(product.name));
  // Behind the last lesson the page itself has no way on.
  const shown = hasWayOn || isLast ? wayOn : undefined;
  return (
    <section className="ul-finish" aria-label={messages.label} data-by={by}>
      <CircleCheck className="ul-icon ul-finish__sign" size={24} aria-hidden />
      <div className="ul-finish__words">
        <p className="ul-strong" role="status">
          {messages[by]}, {messages.points(xpPoints)}
        </p>
        {words && <p className="ul-small ul-muted">{words}</p>}
      </div>
      <div className="ul-finish__level">
        <MiniRoute
          done={Math.floor((inLevel * hopsPerLevel) / XP_PER_LEVEL)}
          total={hopsPerLevel}
          aria-label={messages.inLevel(inLevel, XP_PER_LEVEL)}
        />
        <p className="ul-cap ul-muted">
          {messages.level(level.level)},{' '}
          {messages.left(formats.number(XP_PER_LEVEL - inLevel), level.level + 1)}
        </p>
      </div>
      {shown && (
        <LinkButton
          variant="primary"
          href={shown.href}
          endIcon={<ArrowRight className="ul-icon" size={18} aria-hidden />}
        >
          {shown.label}
        </LinkButton>
      )}
    </section>
  );
}
