import { type Thumbnail, toThumbnail } from './video-thumbnails.rules.ts';

/** The last file that was read: the bar is pointed at many times. */
let known: { url: string; thumbnails: Promise<readonly Thumbnail[]> } | undefined;

/** The pictures a WebVTT file names; none when it cannot be read. */
export function readThumbnails(url: string): Promise<readonly Thumbnail[]> {
  if (known?.url !== url) known = { url, thumbnails: read(url) };
  return known.thumbnails;
}

/** Read by the browser, as the captions are; it reads the tracks of a video only. */
function read(url: string): Promise<readonly Thumbnail[]> {
  const track = document.createElement('track');
  track.kind = 'metadata';
  track.src = url;
  const video = document.createElement('video');
  video.append(track);
  return new Promise((resolve) => {
    track.onload = () =>
      resolve(
        Array.from(video.textTracks[0]?.cues ?? []).flatMap(
          (cue) => toThumbnail(cue.startTime, (cue as VTTCue).text, track.src) ?? [],
        ),
      );
    track.onerror = () => resolve([]);
    track.track.mode = 'hidden';
  });
}
