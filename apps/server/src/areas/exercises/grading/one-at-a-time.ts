import { tooManyRequests } from '../../../plugins/errors/errors.ts';

/** Who is being graded now, in this process. */
const grading = new Set<number>();

/** Grades for one person, unless something of theirs is being graded already. */
export async function oneAtATime<Result>(
  userId: number,
  grade: () => Promise<Result>,
): Promise<Result> {
  if (grading.has(userId)) throw tooManyRequests('Your last check is still running.');
  grading.add(userId);
  try {
    return await grade();
  } finally {
    grading.delete(userId);
  }
}
