/** A list with one of its things a place further up or down. */
export function moved<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const next = [...items];
  const target = index + step;
  const [item] = next.splice(index, 1);
  if (item === undefined || target < 0 || target > next.length) return [...items];
  next.splice(target, 0, item);
  return next;
}
