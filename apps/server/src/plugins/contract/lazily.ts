/** A value that is made when it is first asked for, and then kept. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same, with one value for each object it is made from. */
export function lazilyFor<From extends object, Value extends object>(
  make: (from: From) => Value,
): (from: From) => Value {
  const known = new WeakMap<From, Value>();
  return (from) => {
    const kept = known.get(from);
    if (kept) return kept;
    const made = make(from);
    known.set(from, made);
    return made;
  };
}
