export interface Cue {
  /** Seconds. */
  start: number;
  text: string;
}

const time = /^(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)/;

/** The sentences of a WebVTT file with the second each starts at. */
export function parseCues(vtt: string): Cue[] {
  return vtt.split(/\r?\n\r?\n/).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const at = lines.findIndex((line) => line.includes('-->'));
    const [, hours = '0', minutes = '0', seconds = '0'] = time.exec(lines[at] ?? '') ?? [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]+>/g, '')
      .trim();
    return at < 0 || text === ''
      ? []
      : [{ start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }];
  });
}

/** The cue being spoken at a second. */
export function cueAt(cues: readonly Cue[], position: number): number {
  return cues.findLastIndex(({ start }) => start <= position);
}
