import { XP_PER_LEVEL } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { ProgressRing } from '@uplink/ui/progress';
import { Skeleton } from '@uplink/ui/skeleton';
import type { XpState } from './xp.controller.ts';
import { xpMessages } from './xp.messages.ts';
import './xp-count.css';

export interface XpCountViewProps {
  href: string;
  state: XpState;
}

/** The ring with the level, the points beside it; no figure before there is one. */
export function XpCountView({ href, state }: XpCountViewProps) {
  const messages = useMessages(xpMessages);
  const formats = useFormats();
  if (state.status !== 'ready') {
    return (
      <Link className="ul-xp" href={href} aria-label={messages.home}>
        <ProgressRing value={0}>–</ProgressRing>
        {state.status === 'loading' && <Skeleton width="56px" />}
      </Link>
    );
  }
  const { points, level, inLevel } = state;
  return (
    <Link className="ul-xp" href={href}>
      <ProgressRing value={inLevel / XP_PER_LEVEL}>{level}</ProgressRing>
      <span className="ul-num">
        {formats.number(points)} <span className="ul-hide-mobile">{messages.unit}</span>
        <span className="ul-sr">{messages.goHome(level)}</span>
      </span>
    </Link>
  );
}
