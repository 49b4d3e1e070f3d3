import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { Award } from 'lucide-react';
import { achievementRowMessages } from './achievement-row.messages.ts';

export interface AchievementRowProps {
  achievement: Schema<'Achievement'>;
}

/** One achievement, with a link to what it was earned for. */
export function AchievementRow({ achievement }: AchievementRowProps) {
  const messages = useMessages(achievementRowMessages);
  const formats = useFormats();
  const { type, name, earnedAt, product } = achievement;
  const inner = (
    <>
      <span className="ul-tile" data-kind="ok">
        <Award className="ul-icon" size={18} aria-hidden />
      </span>
      <span className="ul-grow">
        <span className="ul-medium">{name}</span>
        <span className="ul-list__sub ul-small ul-muted">{messages.types[type]}</span>
      </span>
      <span className="ul-small ul-muted ul-none">{formats.date(earnedAt)}</span>
    </>
  );
  return product ? (
    <Link className="ul-listrow" href={productPath(product)}>
      {inner}
    </Link>
  ) : (
    <div className="ul-listrow">{inner}</div>
  );
}
