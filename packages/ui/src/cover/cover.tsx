import { type ComponentType, useEffect, useState } from 'react';
import type { CoverShapesProps } from '../drawn-cover/cover-shapes.tsx';
import { CoverFrame, type CoverProps } from './cover-frame.tsx';

type Shapes = ComponentType<CoverShapesProps>;

/** Kept for the page, so that only its first covers appear without their drawing. */
let loaded: Shapes | undefined;

async function load(): Promise<Shapes | undefined> {
  try {
    loaded = (await import('../drawn-cover/cover-shapes.tsx')).CoverShapes;
  } catch {
    // The ground is a cover too, and the next one tries again.
  }
  return loaded;
}

/**
 * A product's drawing: the same motif, hue and seed always give the same one. The code that draws comes after
 * the page; until then, and if it can't be loaded, there is the ground.
 */
export function Cover(props: CoverProps) {
  const [Shapes, setShapes] = useState<Shapes | undefined>(() => loaded);
  useEffect(() => {
    if (!loaded) void load().then((shapes) => setShapes(() => shapes));
  }, []);
  return <CoverFrame {...props}>{Shapes && <Shapes {...props} />}</CoverFrame>;
}
