import type { Schema } from '@uplink/api-client';
import { Cover } from '@uplink/ui/cover';
import { Picture } from './picture.view.tsx';

export interface ProductCoverProps {
  module: Schema<'Module'>;
}

/** A product's own picture, with its overlay when it asks for one; else the drawing made of its name. */
export function ProductCover({ module }: ProductCoverProps) {
  const { horizontalImage, verticalImage, image, uniqueName } = module;
  const plain = image === null ? null : { url: image, showsOverlay: false };
  const wide = horizontalImage ?? plain ?? verticalImage;
  if (wide) return <Picture wide={wide} tall={verticalImage} />;
  return <Cover name={uniqueName} progress={progressShare(module)} />;
}

/** The learner's progress, 0 to 1; null when they don't own the product. */
function progressShare({ progress }: Schema<'Module'>): number | null {
  if (!progress) return null;
  return progress.total > 0 ? progress.done / progress.total : 0;
}
