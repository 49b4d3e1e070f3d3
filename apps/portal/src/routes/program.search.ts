export interface ProgramSearch {
  tab?: 'milestones';
  milestone?: number;
}

/** What the address of a program may say: which part is open, and which milestone of it. */
export function readProgramSearch(search: Record<string, unknown>): ProgramSearch {
  const milestone = Number(search.milestone);
  if (search.tab !== 'milestones') return {};
  return {
    tab: 'milestones',
    ...(Number.isSafeInteger(milestone) && milestone > 0 && { milestone }),
  };
}
