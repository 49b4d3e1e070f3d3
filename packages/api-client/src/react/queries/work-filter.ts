/** Which quizzes or homeworks of a list. */
export interface WorkFilter {
  status?: string | undefined;
  productId?: number | undefined;
  page?: number | undefined;
}

/** Which work of an inbox, and how much of it at once. */
export interface InboxFilter extends WorkFilter {
  userId?: number | undefined;
  cohortId?: number | undefined;
  /** @default 20 */
  pageSize?: number | undefined;
}

/** A filter as the parameters of a list; what is not set is left out. */
export const workParameters = <Filter extends InboxFilter>({
  page = 0,
  pageSize = 20,
  ...filter
}: Filter) => ({ query: { page, pageSize, ...withoutGaps(filter) } });

/** Without the fields that hold nothing. */
type Filled<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function withoutGaps<Fields extends object>(fields: Fields): Filled<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Filled<Fields>;
}
