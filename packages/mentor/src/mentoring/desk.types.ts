import type { Schema } from '@uplink/api-client';

export type DeskItem = Schema<'DeskItem'>;

/** What the address of the desk says. */
export interface DeskSearch {
  kind?: Schema<'DeskKind'> | undefined;
  productId?: number | undefined;
  milestoneId?: number | undefined;
  age?: Schema<'DeskAge'> | undefined;
  claim?: 'mine' | undefined;
  cursor?: string | undefined;
  /** The work that is open, as `keyOf` names it. */
  open?: string | undefined;
}

export interface DeskProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: DeskSearch;
  /** Told what to show instead. */
  onSearchChange: (search: DeskSearch) => void;
}

/** One name for each piece of work, fit for an address. */
export const keyOf = ({ kind, id, user }: Pick<DeskItem, 'kind' | 'id' | 'user'>): string =>
  `${kind}-${id}-${user.id}`;
