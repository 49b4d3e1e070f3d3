export interface WorkSearch {
  page?: number | undefined;
  status?: string | undefined;
  /** The id of a product, in a mentor's inbox. */
  product?: number | undefined;
}

/** What an address may say; anything else is left out. */
export function readWorkSearch(search: Record<string, unknown>): WorkSearch {
  const page = Number(search.page);
  const product = Number(search.product);
  return {
    ...(Number.isInteger(page) && page > 0 && { page }),
    ...(Number.isSafeInteger(product) && product > 0 && { product }),
    ...(typeof search.status === 'string' &&
      /^[a-zA-Z,]{1,80}$/.test(search.status) && { status: search.status }),
  };
}
