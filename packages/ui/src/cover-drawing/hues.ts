/** The colours of a drawing. Six hues are night in both themes; mist, mint and sand are day. */
export const COVER_HUES = [
  'ink',
  'blue',
  'green',
  'amber',
  'wine',
  'slate',
  'mist',
  'mint',
  'sand',
] as const;
export type CoverHue = (typeof COVER_HUES)[number];
