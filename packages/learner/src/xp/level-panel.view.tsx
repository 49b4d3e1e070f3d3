import { XP_PER_LEVEL } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { MiniRoute } from '@uplink/ui/route-path';
import { xpMessages } from './xp.messages.ts';
import { HOPS_PER_LEVEL, type LevelProgress } from './xp.rules.ts';
import './xp.css';

/** The level as ten hops of a hundred points. */
export function LevelPanelView({ level, points, left, inLevel, hops }: LevelProgress) {
  const messages = useMessages(xpMessages);
  const formats = useFormats();
  return (
    <Card>
      <h2 className="ul-small ul-muted">{messages.level}</h2>
      <div className="ul-level">
        <b>{level}</b>
        <span>
          <span className="ul-strong">{messages.points(formats.number(points))}</span>
          <span className="ul-level__left ul-small ul-muted">
            {messages.left(formats.number(left), level + 1)}
          </span>
        </span>
      </div>
      <MiniRoute
        done={hops}
        total={HOPS_PER_LEVEL}
        aria-label={messages.inLevel(inLevel, XP_PER_LEVEL)}
      />
      <p className="ul-level__ends ul-cap ul-mono ul-subtle" aria-hidden="true">
        <span>{formats.number(level * XP_PER_LEVEL)}</span>
        <span>{formats.number((level + 1) * XP_PER_LEVEL)}</span>
      </p>
    </Card>
  );
}
