type Group = Readonly<Record<string, unknown>>;

/** What was put together before, so that texts stay the same object from one rendering to the next. */
const known = new WeakMap<object, WeakMap<object, object>>();

/** Texts with some of them replaced. Only texts that exist can be. */
export function overrideTexts<T extends object>(texts: T, overrides: object): T {
  const made = known.get(overrides) ?? new WeakMap<object, object>();
  known.set(overrides, made);
  const merged = made.get(texts) ?? merge(texts as Group, overrides as Group);
  made.set(texts, merged);
  return merged as T;
}

function merge(texts: Group, overrides: Group): Group {
  const merged = { ...texts };
  for (const key of Object.keys(texts)) {
    const text = texts[key];
    const own = overrides[key];
    if (own !== undefined) merged[key] = isGroup(text) ? merge(text, own as Group) : own;
  }
  return merged;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
