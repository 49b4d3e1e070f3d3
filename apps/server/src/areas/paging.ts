import type { Schema } from '@uplink/api-client';

/** The paging part of a list; `next` repeats the caller's filters and can be sent back as it is. */
export function paging(
  path: string,
  filter: { page: number; pageSize: number } & Record<string, unknown>,
  total: number,
): Schema<'Paging'> {
  const { page, pageSize } = filter;
  const hasNext = (page + 1) * pageSize < total;
  const next = hasNext ? addressOf(path, { ...filter, page: page + 1 }) : null;
  return { page, pageSize, total, next };
}

/** The path and query of a list, without empty parameters. */
export function addressOf(path: string, parameters: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${path}?${query}`;
}
