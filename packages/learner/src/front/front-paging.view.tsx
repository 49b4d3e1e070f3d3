import type { Schema } from '@uplink/api-client';
import type { FrontFilter } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { frontMessages } from './front.messages.ts';

export interface FrontPagingProps {
  base: string;
  filter: FrontFilter;
  paging: Schema<'Paging'>;
}

/** Links to the pages before and after; nothing where there is one. */
export function FrontPaging({ base, filter, paging: { page, pageSize, total } }: FrontPagingProps) {
  const messages = useMessages(frontMessages);
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <nav className="ul-front-paging" aria-label={messages.pages}>
      {page > 0 && (
        <a rel="prev" href={addressOf(base, filter, page)}>
          {messages.previous}
        </a>
      )}
      <span>{messages.pageOf(page + 1, pages)}</span>
      {page + 1 < pages && (
        <a rel="next" href={addressOf(base, filter, page + 2)}>
          {messages.next}
        </a>
      )}
    </nav>
  );
}

function addressOf(base: string, filter: FrontFilter, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${base}?${query}` : base;
}
