export interface WorkSearch {
  page?: number | undefined;
  status?: string | undefined;
}

/** What an address may say; anything else is left out. */
export function readWorkSearch(search: Record<string, unknown>): WorkSearch {
  const page = Number(search.page);
  return {
    ...(Number.isInteger(page) && page > 0 && { page }),
    ...(typeof search.status === 'string' &&
      /^[a-zA-Z,]{1,80}$/.test(search.status) && { status: search.status }),
  };
}
