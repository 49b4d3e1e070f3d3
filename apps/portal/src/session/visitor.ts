let isVisiting = false;

/** Whether this page is read by someone without an account; signing in loads another page. */
export const isVisitor = () => isVisiting;

export const noteVisitor = () => {
  isVisiting = true;
};

/** Whether this device keeps a visit for an account. */
export function hasVisit(): boolean {
  try {
    return localStorage.getItem('uplink.visit') !== null;
  } catch {
    return false;
  }
}

const lesson =
  /^\/(?:programs|courses|projects)\/[^/]+\/sections\/\d+\/lessons\/(\d+)(?:\/quiz|\/exercises)?\/?$/;
const review = /^\/quizzes\/(\d+)\/submissions\/\d+\/?$/;

/** The lesson of an address that visitors may open if it is free. */
export const lessonAt = (pathname: string) => Number(lesson.exec(pathname)?.[1] ?? 0);

/** The quiz whose review an address shows. */
export const reviewAt = (pathname: string) => Number(review.exec(pathname)?.[1] ?? 0);
