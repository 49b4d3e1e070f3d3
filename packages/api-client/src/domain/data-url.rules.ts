export interface DataUrl {
  mimeType: string;
  base64: string;
}

/** Parses a base64 data URL, such as a drawn signature; throws for anything else. */
export function parseDataUrl(dataUrl: string): DataUrl {
  const comma = dataUrl.indexOf(',');
  const [, mimeType] = /^data:([\w.+-]+\/[\w.+-]+);base64$/.exec(dataUrl.slice(0, comma)) ?? [];
  const base64 = dataUrl.slice(comma + 1);
  if (mimeType === undefined || base64.length % 4 !== 0 || !/^[A-Za-z\d+/]+={0,2}$/.test(base64)) {
    throw new Error('Invalid base64 dataUrl');
  }
  return { mimeType, base64 };
}
