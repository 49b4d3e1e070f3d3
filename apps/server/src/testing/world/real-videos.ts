import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createFfmpeg } from '../../providers/encoder/ffmpeg.ts';

/** Whether there is an ffmpeg to test with; warns if there is none. */
export async function hasFfmpeg(): Promise<boolean> {
  const isThere = await createFfmpeg('ffmpeg').isThere();
  if (!isThere)
    process.stderr.write('\nffmpeg IS MISSING: smaller versions of videos are NOT TESTED.\n');
  return isThere;
}

/** A video that plays: a test picture that moves, with a tone. */
export async function drawVideo(
  path: string,
  { size = '1280x720', seconds = 2 }: { size?: string; seconds?: number } = {},
): Promise<void> {
  const child = spawn(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25`],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440', '-t', String(seconds)],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', path],
    ],
    { stdio: 'ignore' },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg could not draw a video (${code}).`);
}
