import type { Schema } from '@uplink/api-client';
import { Cover } from '@uplink/ui/cover';
import { Picture } from './picture.view.tsx';

export interface ProductCoverProps {
  module: Pick<Schema<'Module'>, 'horizontalImage' | 'verticalImage' | 'image' | 'cover'>;
  /** Leaves the words out of the drawing, for small places and under other words. @default false */
  isBare?: boolean;
  /** Keeps the drawing dark, for light words on it. @default false */
  isNight?: boolean;
}

/** A product's own picture, with its overlay when it asks for one; else the drawing of its subject. */
export function ProductCover({ module, ...look }: ProductCoverProps) {
  const { horizontalImage, verticalImage, image, cover } = module;
  const plain = image === null ? null : { url: image, showsOverlay: false };
  const wide = horizontalImage ?? plain ?? verticalImage;
  if (wide) return <Picture wide={wide} tall={verticalImage} />;
  return <Cover {...cover} {...look} />;
}
