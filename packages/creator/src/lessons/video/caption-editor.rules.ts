import {
  type Cue,
  formatCueTime,
  orderFault,
  parseCueTime,
  readWebVtt,
  writeWebVtt,
} from '@uplink/api-client/domain';
import type { videoMessages } from './video.messages.ts';

/** A line as its fields hold it. */
export interface LineValues {
  /** HH:MM:SS.mmm. */
  start: string;
  end: string;
  text: string;
  settings: string;
}

export interface CaptionValues {
  lines: LineValues[];
}

const toLine = ({ start, end, ...rest }: Cue): LineValues => ({
  ...rest,
  start: formatCueTime(start),
  end: formatCueTime(end),
});

export function toValues(text: string): CaptionValues {
  return { lines: readWebVtt(text).cues.map(toLine) };
}

export function toText({ lines }: CaptionValues): string {
  return writeWebVtt(
    lines.map(({ start, end, ...rest }) => ({
      ...rest,
      start: parseCueTime(start) ?? 0,
      end: parseCueTime(end) ?? 0,
    })),
  );
}

/** The faults of the lines by field. */
export function faultsOf(
  { lines }: CaptionValues,
  messages: typeof videoMessages,
): Record<string, string | undefined> {
  const faults: Record<string, string | undefined> = {};
  let before: { start: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const [start, end] = [parseCueTime(line.start), parseCueTime(line.end)];
    if (start === undefined) faults[`lines[${index}].start`] = messages.times;
    if (end === undefined) faults[`lines[${index}].end`] = messages.times;
    if (!line.text.trim()) faults[`lines[${index}].text`] = messages.noText;
    if (start === undefined || end === undefined) continue;
    const fault = orderFault({ start, end }, before);
    if (fault) faults[`lines[${index}].${end <= start ? 'end' : 'start'}`] = fault;
    before = { start };
  }
  return faults;
}

export function lineAt({ lines }: CaptionValues, seconds: number): number {
  return lines.findIndex(
    ({ start, end }) =>
      (parseCueTime(start) ?? Number.POSITIVE_INFINITY) <= seconds &&
      seconds < (parseCueTime(end) ?? 0),
  );
}

/** Two seconds after a line, for the one that follows it. */
export function lineAfter(line: LineValues | undefined): LineValues {
  const start = line ? (parseCueTime(line.end) ?? 0) : 0;
  return toLine({ start, end: start + 2, text: '', settings: '' });
}
