/** What an address asks to buy. */
export interface InAppWish {
  product: { id: number } | { type: number; uniqueName: string };
  coupon: string | undefined;
  replacedProduct: string | undefined;
}

const names = ['in-app', 'type', 'coupon', 'replaced-product'] as const;

/** The wish of an address: digits are an id, other names need the type of the product. */
export function readWish(query: string): InAppWish | undefined {
  const search = new URLSearchParams(query);
  const [name = '', type = ''] = [search.get('in-app') ?? '', search.get('type') ?? ''];
  const product = /^[1-9]\d{0,14}$/.test(name)
    ? { id: Number(name) }
    : /^[a-z0-9-]{1,120}$/.test(name) && /^([1-9]|1[01])$/.test(type)
      ? { type: Number(type), uniqueName: name }
      : undefined;
  if (!product) return undefined;
  return {
    product,
    coupon: textOf(search, 'coupon', 40),
    replacedProduct: textOf(search, 'replaced-product', 120),
  };
}

/** Whether an address asks to buy something, understood or not. */
export function hasWish(query: string): boolean {
  return new URLSearchParams(query).has('in-app');
}

/** The query without what asked to buy. */
export function withoutWish(query: string): string {
  const search = new URLSearchParams(query);
  for (const name of names) search.delete(name);
  const rest = search.toString();
  return rest === '' ? '' : `?${rest}`;
}

function textOf(search: URLSearchParams, name: string, longest: number): string | undefined {
  const text = search.get(name)?.trim() ?? '';
  return text === '' || text.length > longest ? undefined : text;
}
