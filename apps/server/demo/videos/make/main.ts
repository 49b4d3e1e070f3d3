/**
 * Makes the videos of the demo academy: `node apps/server/demo/videos/make/main.ts [name ...]`.
 * Needs Debian's chromium and ffmpeg. Each scene gives an mp4, a poster, captions, chapters and
 * the pictures of its bar.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../../../tools/chromium.mjs';
import { cues } from './cues.ts';
import { scenePage } from './page.ts';
import { CAPTION_SECONDS, type Scene } from './scene.types.ts';
import { scenes } from './scenes/index.ts';
import { makeStoryboard } from './storyboard.ts';

const framesPerSecond = 6;
const folder = fileURLToPath(new URL('..', import.meta.url));

const wanted = process.argv.slice(2);
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length === 0 || wanted.includes(name)) await makeVideo(name, scene);
}
await browser.close();

async function makeVideo(name: string, scene: Scene): Promise<void> {
  const seconds = scene.steps.reduce(
    (sum, { captions }) => sum + captions.length * CAPTION_SECONDS,
    0,
  );
  // A page of its own: in the one before it, the names of the script are taken.
  await page.goto('about:blank');
  await page.setContent(scenePage(scene));
  await page.evaluate('document.fonts.ready');
  const encoder = spawn('ffmpeg', encoderArguments(`${folder}${name}.mp4`, seconds), {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    await page.evaluate(`draw(${frame / framesPerSecond})`);
    const image = await page.screenshot({ type: 'jpeg', quality: 92 });
    if (!encoder.stdin.write(image)) await once(encoder.stdin, 'drain');
    if (frame === Math.floor(seconds * framesPerSecond * 0.6)) {
      await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 70 });
    }
  }
  encoder.stdin.end();
  await once(encoder, 'close');
  await writeFile(
    `${folder}${name}.vtt`,
    cues(
      scene.steps.flatMap(({ captions }) =>
        captions.map((text) => [text, CAPTION_SECONDS] as const),
      ),
    ),
  );
  await writeFile(
    `${folder}${name}.chapters.vtt`,
    cues(scene.steps.map((step) => [step.name, step.captions.length * CAPTION_SECONDS])),
  );
  await makeStoryboard(folder + name, { seconds, framesPerSecond });
  process.stdout.write(`${name}: ${seconds} s\n`);
}

function encoderArguments(file: string, seconds: number): string[] {
  return [
    ...[
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(framesPerSecond),
      '-i',
      '-',
    ],
    // A quiet tone bed: a player without sound seems broken to someone who turned it up.
    ...['-f', 'lavfi', '-i', `sine=frequency=110:duration=${seconds},volume=0.03`],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      '27',
      '-pix_fmt',
      'yuv420p',
    ],
    ...[
      '-g',
      String(framesPerSecond * 2),
      '-c:a',
      'aac',
      '-b:a',
      '32k',
      '-shortest',
      '-movflags',
      '+faststart',
      file,
    ],
  ];
}
