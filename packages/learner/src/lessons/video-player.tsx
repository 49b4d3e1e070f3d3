'use client';
import type { Schema } from '@uplink/api-client';
import { formatTimer } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Captions, Maximize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import {
  lazy,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  SPEEDS,
  useVideoPlayer,
  type VideoActions,
  type VideoState,
} from './video-player.controller.ts';
import { handleShortcut, isForPlayer } from './video-shortcuts.ts';
import './video.css';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

export interface VideoPlayerProps {
  lesson: Schema<'Lesson'>;
  video: Schema<'Video'>;
  /** Start here instead of where it was left, in seconds. */
  startAt?: number | undefined;
  /** Told the second the video is at, for the transcript. */
  onPosition?: (seconds: number) => void;
  onTranscript: () => void;
}

/** The lesson's video with its controls, captions and keys. */
export function VideoPlayer({
  lesson,
  video,
  startAt,
  onPosition,
  onTranscript,
}: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [state, actions] = useVideoPlayer({ video: element, frame, lesson, startAt });
  useShortcuts({ state, actions, onTranscript, onHelp: () => setHelpOpen(true) });
  useEffect(() => onPosition?.(Math.floor(state.position)), [onPosition, state.position]);

  return (
    <section className="ul-video" ref={frame} aria-label={`Video: ${lesson.name}`}>
      <div className="ul-video__box">
        {/* biome-ignore lint/a11y/useMediaCaption: its tracks come with the lesson */}
        <video
          ref={element}
          src={video.url}
          poster={video.poster ?? undefined}
          preload="metadata"
          playsInline
          onClick={actions.toggle}
        >
          {video.captions.map(({ language, label, url }) => (
            <track
              key={language}
              kind="captions"
              srcLang={language}
              label={label}
              src={url}
              default
            />
          ))}
        </video>
        {state.error && (
          <div className="ul-video__error" role="alert">
            <p>The video could not be played. The text below is complete.</p>
            <Button onPress={actions.retry}>Try again</Button>
          </div>
        )}
        {state.hasCaptions && state.caption && (
          <div className="ul-video__cap">
            <span>{state.caption}</span>
          </div>
        )}
      </div>
      <Controls state={state} actions={actions} />
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Controls({ state, actions }: { state: VideoState; actions: VideoActions }) {
  const { position, duration, isPlaying, isMuted, hasCaptions, speed } = state;
  return (
    <div className="ul-video__ctl">
      <Seek position={position} duration={duration} onSeek={actions.seek} />
      <div className="ul-video__row">
        <ControlButton label={isPlaying ? 'Pause' : 'Play'} shortcut="k" onPress={actions.toggle}>
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </ControlButton>
        <ControlButton label="Back 10 seconds" shortcut="j" onPress={() => actions.step(-10)}>
          <RotateCcw size={18} aria-hidden />
        </ControlButton>
        <ControlButton
          label={isMuted ? 'Sound on' : 'Mute'}
          shortcut="m"
          onPress={actions.toggleMuted}
        >
          {isMuted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
        </ControlButton>
        <span className="ul-mono ul-video__time">
          {formatTimer(position)} / {formatTimer(duration)}
        </span>
        <span className="ul-grow" />
        <ControlButton
          label={`Speed ${speed} times`}
          onPress={() => actions.setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
        >
          {speed}×
        </ControlButton>
        <ControlButton
          label="Captions"
          shortcut="c"
          isSelected={hasCaptions}
          onPress={actions.toggleCaptions}
        >
          <Captions size={18} aria-hidden />
        </ControlButton>
        <ControlButton label="Full screen" shortcut="f" onPress={actions.toggleFullScreen}>
          <Maximize size={18} aria-hidden />
        </ControlButton>
      </div>
    </div>
  );
}

interface ControlButtonProps {
  label: string;
  shortcut?: string;
  isSelected?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ControlButton({ label, shortcut, isSelected, onPress, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      className="ul-video__btn"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Seek({
  position,
  duration,
  onSeek,
}: {
  position: number;
  duration: number;
  onSeek: (seconds: number) => void;
}) {
  const share = duration > 0 ? (position / duration) * 100 : 0;
  function onKey(event: ReactKeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: position - 5,
      ArrowRight: position + 5,
      Home: 0,
      End: duration,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  }
  return (
    <div
      className="ul-video__seek"
      role="slider"
      tabIndex={0}
      aria-label="Position"
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(position)}
      aria-valuetext={`${formatTimer(position)} of ${formatTimer(duration)}`}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        onSeek(((event.clientX - box.left) / box.width) * duration);
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 1) return;
        const box = event.currentTarget.getBoundingClientRect();
        onSeek(((event.clientX - box.left) / box.width) * duration);
      }}
    >
      <i />
      <b style={{ width: `${share}%` }} />
      <u style={{ left: `${share}%` }} />
    </div>
  );
}

function useShortcuts(targets: Parameters<typeof handleShortcut>[1]) {
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isForPlayer(event) && handleShortcut(event.key, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
