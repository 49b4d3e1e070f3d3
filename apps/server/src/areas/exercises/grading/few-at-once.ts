import { tooManyRequests } from '../../../plugins/errors/errors.ts';

/** How many checks of each kind, of each person say, this process is doing. */
const running = new Map<string, number>();

/** All people share the grader's queue, so one person gets only a few places in it. */
async function fewAtOnce<Result>(
  whose: string,
  most: number,
  check: () => Promise<Result>,
  refusal = 'Your last check is still running.',
): Promise<Result> {
  const count = running.get(whose) ?? 0;
  if (count >= most) throw tooManyRequests(refusal);
  running.set(whose, count + 1);
  try {
    return await check();
  } finally {
    const left = (running.get(whose) ?? 1) - 1;
    if (left > 0) running.set(whose, left);
    else running.delete(whose);
  }
}

/** Grades for one person, unless something of theirs is being graded already. */
export const oneAtATime = <Result>(userId: number, grade: () => Promise<Result>) =>
  fewAtOnce(`check of ${userId}`, 1, grade);

/** Grades what one person hands in; the same sent twice at once is graded twice. */
export const gradeHandedIn = <Result>(userId: number, grade: () => Promise<Result>) =>
  fewAtOnce(`work of ${userId}`, 3, grade);

/** Grades for visitors of one network, which may be a classroom. */
export const gradeVisitors = <Result>(origin: string, grade: () => Promise<Result>) =>
  fewAtOnce(`visitors of ${origin}`, 20, grade);

/** Checks the files that one person wants to import; each check may take minutes, so this process does few of them. */
export const checkImportedFiles = <Result>(userId: number, check: () => Promise<Result>) =>
  fewAtOnce(`import of ${userId}`, 1, () =>
    fewAtOnce('imports', 3, check, 'Too many imports are being checked. Try again in a minute.'),
  );
