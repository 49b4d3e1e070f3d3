'use client';
import { useQuery } from '@tanstack/react-query';
import { formatTimer } from '@uplink/api-client/domain';
import { TextField } from '@uplink/ui/field';
import { State } from '@uplink/ui/states';
import { useState } from 'react';
import { cueAt, parseCues } from './transcript.rules.ts';
import './lesson.css';

export interface TranscriptProps {
  /** Address of the captions. */
  url: string;
  /** Where the video is, in seconds. */
  position: number;
  onSeek: (seconds: number) => void;
}

/** What the video says, searchable; a line jumps to its second. */
export function Transcript({ url, position, onSeek }: TranscriptProps) {
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['transcript', url],
    queryFn: async () => parseCues(await (await fetch(url)).text()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const cues = query.data ?? [];
  const current = cueAt(cues, position);
  const words = search.trim().toLowerCase();
  const shown = cues
    .map((cue, index) => ({ ...cue, index }))
    .filter(({ text }) => text.toLowerCase().includes(words));
  return (
    <div className="ul-transcript">
      <TextField
        label="Search in the transcript"
        type="search"
        value={search}
        onChange={setSearch}
      />
      {query.data && shown.length === 0 && <State title={`Nothing says "${search}"`} />}
      <ol className="ul-transcript__list">
        {shown.map(({ index, start, text }) => (
          <li key={start} aria-current={index === current || undefined}>
            <button type="button" onClick={() => onSeek(start)}>
              <span className="ul-mono ul-small ul-subtle">{formatTimer(start)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
