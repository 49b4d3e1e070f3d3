const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The text of some bytes, in the encoding they are in; undefined when they are no text. */
export function decodeText(bytes: Uint8Array, isCut: boolean): string | undefined {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (mark) return decode(bytes, mark.encoding, isCut);
  if (bytes.includes(0)) return undefined;
  const text = decode(bytes, 'utf-8', isCut) ?? decode(bytes, 'windows-1252', isCut);
  return text !== undefined && isReadable(text) ? text : undefined;
}

/** A cut may be inside a character, which is then left out. */
function decode(bytes: Uint8Array, encoding: string, isCut: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}

/** Few control characters: a terminal's log has some, a program is full of them. */
function isReadable(text: string): boolean {
  const sample = text.slice(0, 8192);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what it looks for
  const odd = sample.match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return odd <= sample.length / 50;
}
