import { formatTimer } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { useEffect, useRef } from 'react';
import type { CaptionLine } from '../video/video.types.ts';
import { transcriptMessages } from './transcript.messages.ts';
import { cut } from './transcript.rules.ts';

export interface TranscriptLinesProps {
  lines: readonly CaptionLine[];
  /** Places of the lines to show. */
  shown: readonly number[];
  /** Place of the line being spoken; -1 before the first. */
  current: number;
  /** Words to mark. */
  words: string;
  /** Whether the spoken line is kept in sight. */
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  onSeek: (seconds: number) => void;
}

/** The lines in a scroll box of their own, so following along never scrolls the page. */
export function TranscriptLines(props: TranscriptLinesProps) {
  const messages = useMessages(transcriptMessages);
  const { lines, shown, current, words, isFollowing, onFollow, onSeek } = props;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line to show is what it waits for
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!isFollowing || !list.current || !line) return;
    list.current.scrollTop = line.offsetTop - (list.current.clientHeight - line.clientHeight) / 2;
  }, [current, isFollowing, shown.length]);

  return (
    <div className="ul-transcript__frame">
      <ol
        ref={list}
        className="ul-transcript__list"
        onWheel={() => onFollow(false)}
        onTouchMove={() => onFollow(false)}
      >
        {shown.map((index) => {
          const line = lines[index];
          return (
            line && (
              <li key={line.start} aria-current={index === current || undefined}>
                <button type="button" onClick={() => onSeek(line.start)}>
                  <span className="ul-mono ul-small ul-subtle">{formatTimer(line.start)}</span>
                  <span dir="auto">
                    {cut(line.text, words).map(({ text, isFound }, place) =>
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never move
                      isFound ? <mark key={place}>{text}</mark> : text,
                    )}
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ol>
      {!isFollowing && (
        <div className="ul-transcript__now">
          <Button size="sm" onPress={() => onFollow(true)}>
            {messages.backToNow}
          </Button>
        </div>
      )}
    </div>
  );
}
