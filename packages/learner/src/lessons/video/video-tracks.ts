import type { CaptionLine, Chapter, VideoState } from './video.types.ts';

export interface VideoTracks {
  /** Reads the captions of a language, or of the first one there is. */
  use: (language: string) => void;
  /** Lets the browser draw the captions, where our own cannot be seen. */
  letBrowserDraw: (isDrawn: boolean) => void;
  stop: () => void;
}

/** Reads the text tracks of a video. Captions stay hidden to the browser: we draw them ourselves. */
export function readTracks(
  element: HTMLVideoElement,
  onChange: (part: Partial<Pick<VideoState, 'caption' | 'lines' | 'chapters'>>) => void,
): VideoTracks {
  const all = Array.from(element.querySelectorAll('track'));
  const captions = all.filter(({ kind }) => kind === 'captions');
  let current: TextTrack | undefined;

  const onCue = () => {
    const active = Array.from(current?.activeCues ?? []);
    onChange({ caption: active.map((cue) => plainText(cue as VTTCue)).join('\n') });
  };
  const onLoad = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLTrackElement)) return;
    if (target.track === current) onChange({ lines: toLines(target.track) });
    if (target.kind === 'chapters') onChange({ chapters: toChapters(target.track) });
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLTrackElement && target.track === current) onChange({ lines: [] });
  };
  const read = (one: HTMLTrackElement) => {
    one.track.mode = 'hidden';
    if (one.readyState === HTMLTrackElement.LOADED) onLoad({ target: one });
  };

  for (const one of all) {
    one.addEventListener('load', onLoad);
    one.addEventListener('error', onError);
    if (one.kind === 'chapters') read(one);
  }

  function leave() {
    if (!current) return;
    current.removeEventListener('cuechange', onCue);
    current.mode = 'disabled';
    current = undefined;
  }

  return {
    use: (language) => {
      const chosen = captions.find(({ srclang }) => srclang === language) ?? captions[0];
      if (!chosen || chosen.track === current) return;
      leave();
      onChange({ caption: '', lines: undefined });
      current = chosen.track;
      current.addEventListener('cuechange', onCue);
      read(chosen);
    },
    letBrowserDraw: (isDrawn) => {
      if (current) current.mode = isDrawn ? 'showing' : 'hidden';
    },
    stop: () => {
      leave();
      for (const one of all) {
        one.removeEventListener('load', onLoad);
        one.removeEventListener('error', onError);
      }
    },
  };
}

function cuesOf(track: TextTrack): VTTCue[] {
  return Array.from(track.cues ?? []) as VTTCue[];
}

function toLines(track: TextTrack): CaptionLine[] {
  return cuesOf(track).map((cue) => ({
    start: cue.startTime,
    text: plainText(cue).replace(/\s+/g, ' ').trim(),
  }));
}

function toChapters(track: TextTrack): Chapter[] {
  return cuesOf(track).map((cue) => ({ start: cue.startTime, title: plainText(cue) }));
}

/** Without voice and style marks. */
function plainText(cue: VTTCue): string {
  return cue.getCueAsHTML().textContent ?? '';
}
