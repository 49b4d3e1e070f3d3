/** A WebVTT file of texts that follow each other, each with its length in seconds. */
export function cues(entries: (readonly [text: string, seconds: number])[]): string {
  let start = 0;
  const blocks = entries.map(([text, length]) => {
    const end = start + length;
    const block = `${stamp(start)} --> ${stamp(end)}\n${text}\n`;
    start = end;
    return block;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
