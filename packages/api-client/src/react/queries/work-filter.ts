/** Filters a list of quizzes or homework. */
export interface WorkFilter {
  status?: string | undefined;
  productId?: number | undefined;
  page?: number | undefined;
}

/** Filters an inbox and sets its page size. */
export interface InboxFilter extends WorkFilter {
  userId?: number | undefined;
  cohortId?: number | undefined;
  /** @default 20 */
  pageSize?: number | undefined;
}

/** Turns a filter into the parameters of a list, without empty fields. */
export const workParameters = <Filter extends InboxFilter>({
  page = 0,
  pageSize = 20,
  ...filter
}: Filter) => ({ query: { page, pageSize, ...withoutGaps(filter) } });

/** Drops empty fields. */
type Filled<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function withoutGaps<Fields extends object>(fields: Fields): Filled<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Filled<Fields>;
}
