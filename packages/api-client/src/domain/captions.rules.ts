/** One caption, in seconds. */
export interface Cue {
  start: number;
  end: number;
  /** May hold several lines, and marks such as `<v Ilse>`. */
  text: string;
  /** What WebVTT says about its place, e.g. `line:10%`. */
  settings: string;
}

export interface CaptionFault {
  /** Of the text, from 1. */
  line: number;
  message: string;
}

export const mostCues = 5000;

/** Messages for authors about the captions in a file. */
export const CAPTION_FAULTS = {
  noHead: 'The first line must be WEBVTT.',
  noTimes: 'The times of this caption are missing.',
  wrongTimes: 'Times are written like 00:01:02.500 --> 00:01:05.000.',
  noText: 'This caption has no text.',
  none: 'There are no captions in this file.',
  tooMany: (most: number) => `A file can have ${most} captions at most.`,
  endsEarly: 'A caption must end after it starts.',
  startsEarly: 'A caption must not start before the one above it.',
} as const;

/** The captions in a WebVTT text, and what is wrong with it, line by line. */
export function readWebVtt(text: string): { cues: Cue[]; faults: CaptionFault[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const faults: CaptionFault[] = [];
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    return { cues, faults: [{ line: 1, message: CAPTION_FAULTS.noHead }] };
  for (const block of blocksOf(lines)) {
    const at = block.lines.findIndex((line) => line.includes('-->'));
    if (at < 0) {
      if (!/^(NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block.lines[0] ?? ''))
        faults.push({ line: block.line, message: CAPTION_FAULTS.noTimes });
      continue;
    }
    const timing = readTiming(block.lines[at] ?? '');
    const said = block.lines.slice(at + 1).join('\n');
    const line = block.line + at;
    const message =
      typeof timing === 'string'
        ? timing
        : said.trim()
          ? orderFault(timing, cues.at(-1))
          : CAPTION_FAULTS.noText;
    if (message) faults.push({ line, message });
    if (typeof timing !== 'string') cues.push({ ...timing, text: said });
  }
  if (cues.length === 0 && faults.length === 0)
    faults.push({ line: 1, message: CAPTION_FAULTS.none });
  if (cues.length > mostCues) faults.push({ line: 1, message: CAPTION_FAULTS.tooMany(mostCues) });
  return { cues, faults };
}

/** Captions as a WebVTT text. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text, settings }) =>
      `${formatCueTime(start)} --> ${formatCueTime(end)}${settings && ` ${settings}`}\n${text
        .replace(/\n\s*\n+/g, '\n')
        .trim()}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** '00:01:02.500'. */
export function formatCueTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}

/** Seconds of '01:02.500' or '00:01:02.500'; undefined for anything else. */
export function parseCueTime(text: string): number | undefined {
  const found = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds, ms] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000;
}

/** What is wrong with the times of a caption after another one. */
export function orderFault(
  { start, end }: Pick<Cue, 'start' | 'end'>,
  before: Pick<Cue, 'start'> | undefined,
): string | undefined {
  if (end <= start) return CAPTION_FAULTS.endsEarly;
  return before && start < before.start ? CAPTION_FAULTS.startsEarly : undefined;
}

function readTiming(line: string): Omit<Cue, 'text'> | string {
  const arrow = line.indexOf('-->');
  const rest = line.slice(arrow + 3).trim();
  const [until = '', ...settings] = rest.split(/[ \t]+/);
  const [start, end] = [parseCueTime(line.slice(0, arrow)), parseCueTime(until)];
  return start === undefined || end === undefined || rest.includes('-->')
    ? CAPTION_FAULTS.wrongTimes
    : { start, end, settings: settings.join(' ') };
}

/** Lines between empty lines, after the head of the file. */
function blocksOf(lines: readonly string[]): { line: number; lines: string[] }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | undefined;
  const afterHead = lines.findIndex((line, index) => index > 0 && line === '');
  for (const [index, text] of lines.entries()) {
    if (afterHead < 0 || index <= afterHead) continue;
    if (text.trim() === '') open = undefined;
    else if (open) open.lines.push(text);
    else {
      open = { line: index + 1, lines: [text] };
      blocks.push(open);
    }
  }
  return blocks;
}
