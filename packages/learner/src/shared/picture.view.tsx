import type { Schema } from '@uplink/api-client';
import './picture.css';

type Image = Schema<'ModuleImage'>;

export interface PictureProps {
  /** On wide screens. */
  wide: Image;
  /** On phones. @default the wide one */
  tall?: Image | null;
}

/** A picture without words, under the overlay that it asks for. */
export function Picture({ wide, tall }: PictureProps) {
  return (
    <span className="ul-cover ul-picture" data-overlay={overlayOf(wide, tall ?? wide)}>
      <picture>
        {tall && <source media="(max-width: 767px)" srcSet={tall.url} />}
        <img src={wide.url} alt="" loading="lazy" />
      </picture>
    </span>
  );
}

function overlayOf(wide: Image, tall: Image): 'both' | 'wide' | 'tall' | undefined {
  if (wide.showsOverlay) return tall.showsOverlay ? 'both' : 'wide';
  return tall.showsOverlay ? 'tall' : undefined;
}
