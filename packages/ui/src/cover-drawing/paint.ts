import { type CoverInk, lookOf, type Shape } from './shapes.ts';

/** The SVG attributes that paint a shape; `colour` says what an ink is where it is drawn. */
export function paintOf(shape: Shape, colour: (ink: CoverInk) => string) {
  const { fill, stroke, width, isRound, dashes, opacity, letters, isHeavy } = lookOf(shape);
  return {
    fill: fill ? colour(fill) : 'none',
    ...(stroke && { stroke: colour(stroke), strokeWidth: width }),
    ...(isRound && { strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }),
    ...(dashes && { strokeDasharray: dashes }),
    ...(opacity && { opacity }),
    ...(letters && { fontSize: letters }),
    ...(isHeavy && { fontWeight: 600 }),
  };
}
