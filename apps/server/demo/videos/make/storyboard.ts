import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { cues } from './cues.ts';

/** A picture for each few seconds, small ones side by side in one file. */
const every = 4;
const columns = 4;
const width = 160;
const height = 90;

/** Gives a video the pictures its bar shows, and the WebVTT file that says which is where. */
export async function makeStoryboard(
  path: string,
  video: { seconds: number; framesPerSecond: number },
): Promise<void> {
  const count = Math.ceil(video.seconds / every);
  const rows = Math.ceil(count / columns);
  const maker = spawn('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-ss', String(every / 2), '-i', `${path}.mp4`],
    ...[
      '-vf',
      `select=not(mod(n\\,${every * video.framesPerSecond})),scale=${width}:${height},tile=${columns}x${rows}`,
    ],
    ...['-frames:v', '1', '-q:v', '5', `${path}.thumbnails.jpg`],
  ]);
  await once(maker, 'close');
  const place = (index: number) =>
    `${(index % columns) * width},${Math.floor(index / columns) * height},${width},${height}`;
  await writeFile(
    `${path}.thumbnails.vtt`,
    cues(
      Array.from({ length: count }, (_, index) => [
        `${basename(path)}.thumbnails.jpg#xywh=${place(index)}`,
        Math.min(every, video.seconds - index * every),
      ]),
    ),
  );
}
