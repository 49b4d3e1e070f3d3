/** Filters a list of quizzes or homework. */
export interface WorkFilter {
  status?: string | undefined;
  productId?: number | undefined;
  page?: number | undefined;
}

/** Filters an inbox, orders it and says which part of it to read. */
export interface InboxFilter extends Omit<WorkFilter, 'page'> {
  userId?: number | undefined;
  cohortId?: number | undefined;
  /** By the time of handing in; with a minus in front, the latest first. */
  sort?: 'submittedAt' | '-submittedAt' | undefined;
  /** Where to continue: `next` or `previous` of an earlier page. */
  cursor?: string | undefined;
  /** @default 20 */
  pageSize?: number | undefined;
}

/** Turns a filter into the parameters of a list, without empty fields. */
export const workParameters = ({ page = 0, ...filter }: WorkFilter) => ({
  query: { page, pageSize: 20, ...withoutGaps(filter) },
});

/** The same for an inbox. */
export const inboxParameters = <Filter extends InboxFilter>({
  pageSize = 20,
  ...filter
}: Filter) => ({ query: { pageSize, ...withoutGaps(filter) } });

/** Drops empty fields. */
type Filled<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Fields that may be there without a value. */
export type Gaps<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

export function withoutGaps<Fields extends object>(fields: Fields): Filled<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Filled<Fields>;
}
