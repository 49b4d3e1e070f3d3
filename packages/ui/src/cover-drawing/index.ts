export { COVER_HEIGHT, COVER_MOTIFS, COVER_WIDTH, type CoverMotif, drawCover } from './draw.ts';
export { HUE_COLOURS } from './hue-colours.ts';
export { COVER_HUES, type CoverHue } from './hues.ts';
export { paintOf } from './paint.ts';
export type { CoverInk, Shape } from './shapes.ts';
export { type CoverParts, coverMarkup } from './svg.ts';
