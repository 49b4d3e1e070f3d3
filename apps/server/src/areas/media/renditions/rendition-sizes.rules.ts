/** The shorter sides that smaller versions have. */
export const renditionSides = [720, 360] as const;
/** A version is worth its disk space if the video is at least this many times larger. */
export const worthwhile = 1.2;

interface Size {
  width: number;
  height: number;
}

/** The size of a version by its shorter side; even, as the codec wants it. */
export function renditionSize({ width, height }: Size, side: number): Size {
  const factor = side / Math.min(width, height);
  const even = (pixels: number) => Math.round((pixels * factor) / 2) * 2;
  return { width: even(width), height: even(height) };
}
