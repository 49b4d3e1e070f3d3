/** A part of an image, for a part of a video. */
export interface Thumbnail {
  /** Seconds. */
  start: number;
  image: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A line as `tiles.jpg#xywh=160,90,160,90`, its address as seen from the file it is in. */
export function toThumbnail(start: number, line: string, file: string): Thumbnail | undefined {
  const found = /^(\S+)#xywh=(?:pixel:)?(\d+),(\d+),([1-9]\d*),([1-9]\d*)$/.exec(line.trim());
  if (!found) return undefined;
  const [, image = '', ...place] = found;
  const [left = 0, top = 0, width = 0, height = 0] = place.map(Number);
  return { start, image: new URL(image, file).href, left, top, width, height };
}

/** The picture of a second. */
export function thumbnailAt(
  thumbnails: readonly Thumbnail[],
  second: number,
): Thumbnail | undefined {
  return thumbnails.findLast(({ start }) => start <= second);
}

/** How a part of an image fills a box: the image as a background, larger or smaller and moved. */
export function asBackground({ image, left, top, width, height }: Thumbnail, box: number) {
  const scale = box / width;
  return {
    width,
    height,
    backgroundImage: `url("${image}")`,
    backgroundPosition: `${-left}px ${-top}px`,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  };
}
