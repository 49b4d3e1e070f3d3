import type { Schema } from '@uplink/api-client';
import { Cover } from '@uplink/ui/cover';
import './product-cover.css';

export interface ProductCoverProps {
  module: Schema<'Module'>;
}

/** A product's own picture, with its overlay when it asks for one; else the drawing made of its name. */
export function ProductCover({ module }: ProductCoverProps) {
  const { horizontalImage, verticalImage, image, uniqueName } = module;
  const wide = horizontalImage ?? (image === null ? null : { url: image, showsOverlay: false });
  const picture = wide ?? verticalImage;
  if (!picture) return <Cover name={uniqueName} progress={progressShare(module)} />;
  return (
    <span className="ul-cover ul-picture" data-overlay={picture.showsOverlay || undefined}>
      <picture>
        {verticalImage && <source media="(max-width: 767px)" srcSet={verticalImage.url} />}
        <img src={picture.url} alt="" loading="lazy" />
      </picture>
    </span>
  );
}

/** How far its learner is, 0 to 1; null when the product is not theirs. */
function progressShare({ progress }: Schema<'Module'>): number | null {
  if (!progress) return null;
  return progress.total > 0 ? progress.done / progress.total : 0;
}
