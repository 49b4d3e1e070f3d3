export interface WorkSearch {
  page?: number | undefined;
  status?: string | undefined;
  /** The id of a product, in a mentor's inbox. */
  product?: number | undefined;
  /** The id of a learner. */
  user?: number | undefined;
  cohort?: number | undefined;
  /** Rows of a page. */
  size?: number | undefined;
  /** The kind of homework. */
  kind?: 'UPLOAD' | 'DIGITIZE' | undefined;
  /** Of a milestone. */
  category?: 1 | 2 | 3 | 4 | undefined;
}

const kinds = ['UPLOAD', 'DIGITIZE'] as const;
const categories = [1, 2, 3, 4] as const;

/** What the address of a list or inbox of homework may say; anything else is left out. */
export function readWorkSearch(search: Record<string, unknown>): WorkSearch {
  const kind = kinds.find((one) => one === search.kind);
  return { ...readQuizSearch(search), ...(kind && { kind }) };
}

/** The same of quizzes, which are all of one kind. */
export function readQuizSearch(search: Record<string, unknown>): WorkSearch {
  return { ...readFilter(search), ...readStatus(search.status, /^[a-zA-Z,]{1,80}$/) };
}

/** The same of milestones, whose states are numbers. */
export function readMilestoneSearch(search: Record<string, unknown>): WorkSearch {
  const category = categories.find((one) => one === Number(search.category));
  return {
    ...readFilter(search),
    ...(category && { category }),
    // One number alone is read from an address as such.
    ...readStatus(search.status, /^[1-7](,[1-7])*$/),
  };
}

function readFilter(search: Record<string, unknown>): WorkSearch {
  return {
    ...wholeNumbers(search, ['page', 'product', 'user', 'cohort']),
    ...(Number(search.size) <= mostRows && wholeNumbers(search, ['size'])),
  };
}

function readStatus(status: unknown, pattern: RegExp): WorkSearch {
  return pattern.test(String(status ?? '')) ? { status: String(status) } : {};
}

/** As many as the contract's pages hold. */
const mostRows = 100;

function wholeNumbers(search: Record<string, unknown>, names: readonly string[]) {
  const found = names.map((name) => [name, Number(search[name])] as const);
  return Object.fromEntries(found.filter(([, value]) => Number.isSafeInteger(value) && value > 0));
}
