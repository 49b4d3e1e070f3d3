export interface NotesSearch {
  page?: number | undefined;
  /** The name of a product. */
  product?: string | undefined;
}

/** What an address may say; anything else is left out. */
export function readNotesSearch(search: Record<string, unknown>): NotesSearch {
  const page = Number(search.page);
  return {
    ...(Number.isInteger(page) && page > 0 && { page }),
    ...(search.product !== undefined &&
      search.product !== '' && { product: String(search.product).slice(0, 300) }),
  };
}
