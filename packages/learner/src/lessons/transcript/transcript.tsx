'use client';
import { useMessages } from '@uplink/api-client/messages';
import { SearchField } from '@uplink/ui/search-field';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { Switch } from '@uplink/ui/switch';
import { useState } from 'react';
import { useVideoState } from '../video/video.controller.ts';
import type { Video } from '../video/video.types.ts';
import { transcriptMessages } from './transcript.messages.ts';
import { lineAt, search } from './transcript.rules.ts';
import { TranscriptActions } from './transcript-actions.tsx';
import { TranscriptLines } from './transcript-lines.view.tsx';
import './transcript.css';

export interface TranscriptProps {
  video: Video;
  /** The name a downloaded file is based on. */
  name: string;
}

/** The transcript of the video: search it, follow along, copy or download it, and click a line to jump to it. */
export function Transcript({ video, name }: TranscriptProps) {
  const messages = useMessages(transcriptMessages);
  const [words, setWords] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const lines = useVideoState(video, (state) => state.lines);
  const current = useVideoState(video, (state) => lineAt(state.lines ?? [], state.position));
  if (!lines) {
    return (
      <Loading label={messages.loading}>
        <Skeleton height={480} />
      </Loading>
    );
  }
  if (lines.length === 0) return <State title={messages.failed} />;
  const wanted = words.trim();
  const found = search(lines, wanted);
  return (
    <div className="ul-transcript">
      <SearchField
        label={messages.search}
        value={words}
        onChange={setWords}
        {...(wanted && { hint: messages.found(found.length) })}
      />
      <div className="ul-row ul-transcript__bar" data-justify="between">
        <Switch isSelected={isFollowing} onChange={setFollowing}>
          {messages.follow}
        </Switch>
        <TranscriptActions lines={lines} name={name} />
      </div>
      {found.length === 0 && <State title={messages.nothing(wanted)} />}
      <TranscriptLines
        lines={lines}
        shown={found}
        current={current}
        words={wanted}
        isFollowing={isFollowing}
        onFollow={setFollowing}
        onSeek={video.seek}
      />
    </div>
  );
}
