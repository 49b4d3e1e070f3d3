import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { EncodeTask, VideoEncoder } from './encoder.ts';

const shortestLimitMs = 600_000;
/** How many times the length of the video it may take. */
const slowest = 6;
const mostWords = 4000;
const demuxers = { mp4: 'mov', webm: 'matroska' };

/** ffmpeg as another process: no shell, a fixed list of arguments, and no other protocol than files. */
export function createFfmpeg(command: string): VideoEncoder {
  let known: Promise<boolean> | undefined;
  return {
    isThere: () => {
      known ??= answers(command);
      return known;
    },
    encode: (task, signal, onProgress) => run(command, task, signal, onProgress),
  };
}

/** The encoder of machines without ffmpeg. */
export const noEncoder: VideoEncoder = {
  isThere: async () => false,
  encode: async () => {
    throw new Error('There is no ffmpeg.');
  },
};

async function answers(command: string): Promise<boolean> {
  const child = spawn(command, ['-version'], { stdio: 'ignore' });
  try {
    const [code] = await once(child, 'close');
    return code === 0;
  } catch {
    return false;
  }
}

async function run(
  command: string,
  task: EncodeTask,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<void> {
  const limit = AbortSignal.timeout(Math.max(shortestLimitMs, task.duration * 1000 * slowest));
  const child = spawn(command, argumentsFor(task), {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, limit]),
    killSignal: 'SIGKILL',
  });
  yieldToOthers(child);
  const words = collect(child);
  const progress = follow(child, task.duration, onProgress);
  const [code] = await once(child, 'close');
  await progress;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words()}`);
}

function argumentsFor({ input, output, width, height }: EncodeTask): string[] {
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-progress', 'pipe:1', '-y'],
    ...['-protocol_whitelist', 'file', '-f', demuxers[input.container], '-i', input.path],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1'],
    ...['-vf', `scale=${width}:${height},setsar=1`, '-threads', '1'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2'],
    ...['-movflags', '+faststart', '-f', 'mp4', output],
  ];
}

/** Learners come first. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

/** The last of what it complained about. */
function collect({ stderr }: ChildProcess): () => string {
  let words = '';
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    words = (words + part).slice(-mostWords);
  });
  return () => words.trim();
}

async function follow(
  { stdout }: ChildProcess,
  duration: number,
  onProgress: (percent: number) => void,
): Promise<void> {
  if (!stdout) return;
  for await (const line of createInterface({ input: stdout })) {
    const [, micros] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (micros) onProgress(Math.min(99, Math.floor(Number(micros) / 10_000 / duration)));
  }
}
