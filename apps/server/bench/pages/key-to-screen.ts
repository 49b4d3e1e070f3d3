import { chromium } from 'playwright';
import { chromiumPath } from '../../../../tools/chromium.mjs';

/** What is typed into the first exercise of a free lesson. */
export interface Typing {
  course: string;
  lesson: string;
  /** The name of the field. */
  field: RegExp;
  keys: readonly string[];
}

/**
 * Milliseconds from each key to the frame that shows what came of it. Frames are drawn as soon as there is something
 * to draw: a screen that shows 60 a second would add its own wait.
 */
export async function timeKeys(url: string, typing: Typing): Promise<number[]> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/courses/${typing.course}`);
    await page.getByRole('link', { name: typing.lesson }).first().click();
    await page.getByRole('link', { name: 'Try it' }).click();
    await page.getByRole('textbox', { name: typing.field }).first().focus();
    await page.evaluate(timeFrames);
    const drawn: number[] = [];
    for (const key of typing.keys) {
      await page.keyboard.press(key);
      drawn.push(await page.evaluate(takeFrame));
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

interface Timed {
  benchFrame?: Promise<number>;
}

/** Runs in the page: times from a key to the frame after what it changed. What is typed changes with `input`. */
function timeFrames() {
  let pressed = 0;
  const frame = () => {
    const started = pressed;
    (globalThis as Timed).benchFrame = new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The task that follows a frame begins when the frame is drawn.
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(undefined);
      });
    });
  };
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      pressed = timeStamp;
      if (key === 'Enter') frame();
    },
    { capture: true },
  );
  addEventListener('input', frame, { capture: true });
}

/** Runs in the page. */
async function takeFrame(): Promise<number> {
  const timed = globalThis as Timed;
  const drawn = await timed.benchFrame;
  delete timed.benchFrame;
  if (drawn === undefined) throw new Error('The key changed nothing.');
  return drawn;
}
