import type { Schema } from '@uplink/api-client';
import { DrawnCover } from '@uplink/ui/drawn-cover';
import { Picture } from '../shared/picture.view.tsx';

export interface FrontCoverProps {
  card: Pick<Schema<'FrontCard'>, 'image' | 'cover'>;
  /** Dark and without words, under light words. @default false */
  isBehindText?: boolean;
}

/** A product's own picture, or the drawing of its subject. */
export function FrontCover({ card: { image, cover }, isBehindText = false }: FrontCoverProps) {
  if (image) return <Picture wide={image} />;
  return <DrawnCover {...cover} isBare={isBehindText} isNight={isBehindText} />;
}
