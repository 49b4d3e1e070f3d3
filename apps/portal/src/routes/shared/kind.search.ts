export interface KindSearch {
  type?: 1 | 2 | 3 | undefined;
  page?: number | undefined;
}

/** What the address of a list with three kinds may say; anything else is left out. */
export function readKindSearch(search: Record<string, unknown>): KindSearch {
  const type = readKind(search.type);
  const page = Number(search.page);
  return {
    ...(type && { type }),
    ...(Number.isInteger(page) && page > 0 && { page }),
  };
}

/** Certificates and labs have three kinds each, 1 to 3. */
export function readKind(value: unknown): 1 | 2 | 3 | undefined {
  return ([1, 2, 3] as const).find((kind) => kind === Number(value));
}
