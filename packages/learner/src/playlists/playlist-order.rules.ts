/** A list with one of its things a place further up or down. */
export function moved<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const item = items[index];
  const target = index + step;
  if (item === undefined || target < 0 || target >= items.length) return [...items];
  return broughtBack(items, item, target);
}

/** A list with one of its things, or one more, at this place. */
export function broughtBack<Item>(items: readonly Item[], item: Item, index: number): Item[] {
  const next = items.filter((one) => one !== item);
  next.splice(index, 0, item);
  return next;
}
