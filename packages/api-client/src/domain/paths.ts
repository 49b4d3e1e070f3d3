/**
 * Recognises the addresses of the specification, section 2. Each function takes a path without its
 * query.
 */

const lesson = /^\/([^/]+)\/([^/]+)\/sections\/(\d+)\/lessons\/(\d+)(?:\/([^/]+))?\/?$/;
const submission = /^\/(homeworks|quizzes)\/(\d+)\/submissions\/(\d+)\/?$/;
const product = /^\/(programs|courses|projects|bundles|practice-labs)\/([^/]+)(\/modules)?\/?$/;

export interface LessonPathParts {
  base: string;
  uniqueName: string;
  sectionId: number;
  lessonId: number;
  /** What follows the lesson, e.g. 'quiz'. */
  part: string | undefined;
}

/** The parts of a lesson's path, with an optional trailing part; undefined for other paths. */
export function readLessonPath(path: string): LessonPathParts | undefined {
  const [, base, uniqueName, sectionId, lessonId, part] = lesson.exec(path) ?? [];
  if (base === undefined || uniqueName === undefined) return undefined;
  return { base, uniqueName, sectionId: Number(sectionId), lessonId: Number(lessonId), part };
}

export function isLessonPath(path: string): boolean {
  return lesson.test(path);
}

export interface SubmissionPathParts {
  kind: 'homeworks' | 'quizzes';
  id: number;
  submissionId: number;
}

/** The parts of a submission's path; undefined for other paths. */
export function readSubmissionPath(path: string): SubmissionPathParts | undefined {
  const [, kind, id, submissionId] = submission.exec(path) ?? [];
  if (kind !== 'homeworks' && kind !== 'quizzes') return undefined;
  return { kind, id: Number(id), submissionId: Number(submissionId) };
}

export function isSubmissionPath(path: string): boolean {
  return submission.test(path);
}

/** A program, course, project, bundle or lab, or the listing of its parts. */
export function isProductPath(path: string): boolean {
  return product.test(path);
}

/** The special program area. */
export function isSpecialProgramPath(path: string): boolean {
  return /^\/zte(\/|$)/.test(path);
}

/** A path under projects that ends in a single digit: a numbered section of the project. */
export function isProjectStepPath(path: string): boolean {
  return /^\/projects\/(.*\D)?\d$/.test(path);
}

/** The number of the section that such a path opens. */
export function projectStepAt(path: string): number | undefined {
  return isProjectStepPath(path) ? Number(path.slice(-1)) : undefined;
}

/** Addresses of texts that the server draws for people who are signed out; the app shows the same. */
export function isDocumentPath(path: string): boolean {
  return /^\/(privacy|terms-of-sale|changes)\/?$/.test(path);
}

/** Addresses with a page for people who are signed out: landing page, listings, products, profiles, certificates. */
export function isFrontPath(path: string): boolean {
  return /^\/(((programs|courses|projects|practice-labs|bundles)(\/[^/]+)?|(profile|verify)\/[^/]+)\/?)?$/.test(
    path,
  );
}
