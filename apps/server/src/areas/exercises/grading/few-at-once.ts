import { tooManyRequests } from '../../../plugins/errors/errors.ts';

/** How many answers of each person this process is grading. */
const grading = new Map<string, number>();

/** All people share the grader's queue, so one person gets only a few places in it. */
async function fewAtOnce<Result>(
  whose: string,
  most: number,
  grade: () => Promise<Result>,
): Promise<Result> {
  const count = grading.get(whose) ?? 0;
  if (count >= most) throw tooManyRequests('Your last check is still running.');
  grading.set(whose, count + 1);
  try {
    return await grade();
  } finally {
    const left = (grading.get(whose) ?? 1) - 1;
    if (left > 0) grading.set(whose, left);
    else grading.delete(whose);
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
