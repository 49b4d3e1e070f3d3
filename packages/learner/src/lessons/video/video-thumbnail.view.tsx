import { useEffect, useState } from 'react';
import { asBackground, type Thumbnail, thumbnailAt } from './video-thumbnails.rules.ts';
import { readThumbnails } from './video-thumbnails.ts';

export interface VideoThumbnailProps {
  /** Address of the WebVTT file of pictures. */
  url: string;
  second: number;
}

/** Pixels, as the sheet says. */
const boxWidth = 160;

/** The thumbnail of a second; nothing until it loads, or if it fails to. */
export function VideoThumbnail({ url, second }: VideoThumbnailProps) {
  const [thumbnails, setThumbnails] = useState<readonly Thumbnail[]>([]);
  useEffect(() => {
    let isShown = true;
    readThumbnails(url).then((read) => isShown && setThumbnails(read));
    return () => {
      isShown = false;
    };
  }, [url]);
  const thumbnail = thumbnailAt(thumbnails, second);
  return thumbnail ? <span style={asBackground(thumbnail, boxWidth)} /> : null;
}
