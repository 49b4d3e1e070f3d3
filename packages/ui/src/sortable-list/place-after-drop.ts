/** The place of a row after it was dropped before or after another one. */
export function placeAfterDrop(
  from: number,
  target: number,
  position: 'before' | 'after' | 'on',
): number {
  const gap = position === 'after' ? target + 1 : target;
  return from < gap ? gap - 1 : gap;
}
