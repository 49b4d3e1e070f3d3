/** Whether two JSON values are equal; a database may reorder the keys of an object. */
export function isSameValue(one: unknown, other: unknown): boolean {
  // An empty field of a number holds NaN.
  if (one === other || Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSameValue(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
