import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { playlistsMessages } from './playlists.messages.ts';

export interface PlaylistRowProps {
  item: Schema<'PlaylistLesson'>;
  isFirst: boolean;
  isLast: boolean;
  /** A change is on its way. */
  isBusy: boolean;
  onMove: (step: -1 | 1) => void;
  onTakeOut: () => void;
}

/** A lesson of a list: the way to it, whether it is done, and its place. */
export function PlaylistRow(props: PlaylistRowProps) {
  const messages = useMessages(playlistsMessages);
  const formats = useFormats();
  const { item, isFirst, isLast, isBusy, onMove, onTakeOut } = props;
  const { lesson, seconds, isDone, isOwn } = item;
  const { name, product } = lesson;
  return (
    <div className="ul-listrow ul-playlists__row">
      <div className="ul-grow ul-playlists__words">
        <Link className="ul-medium" href={lessonPath(lesson)}>
          {name}
        </Link>
        <span className="ul-list__sub ul-small ul-muted">
          {product.name}, {isOwn ? formats.duration(seconds) : messages.one.notOwn}
        </span>
      </div>
      <Status isBare kind={isDone ? 'ok' : 'down'}>
        {isDone ? messages.one.done : messages.one.open}
      </Status>
      <div className="ul-row ul-gap-2 ul-none">
        <IconButton
          size="sm"
          aria-label={messages.one.up(name)}
          isDisabled={isFirst || isBusy}
          icon={<ArrowUp className="ul-icon" size={16} />}
          onPress={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          aria-label={messages.one.down(name)}
          isDisabled={isLast || isBusy}
          icon={<ArrowDown className="ul-icon" size={16} />}
          onPress={() => onMove(1)}
        />
        <IconButton
          size="sm"
          aria-label={messages.one.takeOut(name)}
          isDisabled={isBusy}
          icon={<X className="ul-icon" size={16} />}
          onPress={onTakeOut}
        />
      </div>
    </div>
  );
}
