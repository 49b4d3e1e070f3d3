import { ModuleType } from './codes.ts';

const bases: Record<number, string> = {
  [ModuleType.program]: '/programs',
  [ModuleType.course]: '/courses',
  [ModuleType.project]: '/projects',
};

interface ProductLink {
  type: number;
  uniqueName: string;
}

interface LessonLink {
  id: number;
  sectionId: number;
  product: ProductLink;
}

/** Type base path plus the unique name. Labs have one page for all. */
export function productPath(product: ProductLink): string {
  const base = bases[product.type];
  return base === undefined ? '/practice-labs' : `${base}/${product.uniqueName}`;
}

/** The listing of a product's parts. */
export function productModulesPath(product: ProductLink): string {
  return `${productPath(product)}/modules`;
}

/** /{type}/{productName}/sections/{sectionId}/lessons/{lessonId}, with /quiz or /homework behind. */
export function lessonPath(lesson: LessonLink, part?: 'quiz' | 'homework'): string {
  const path = `${productPath(lesson.product)}/sections/${lesson.sectionId}/lessons/${lesson.id}`;
  return part === undefined ? path : `${path}/${part}`;
}

export function submissionPath(
  kind: 'homeworks' | 'quizzes',
  id: number,
  submissionId: number,
): string {
  return `/${kind}/${id}/submissions/${submissionId}`;
}

/** Lesson paths, with an optional trailing part (specification, section 2). */
export function isLessonPath(path: string): boolean {
  return /^\/[^/]+\/[^/]+\/sections\/\d+\/lessons\/\d+(\/[^/]+)?\/?$/.test(path);
}

export function isSubmissionPath(path: string): boolean {
  return /^\/(homeworks|quizzes)\/\d+\/submissions\/\d+\/?$/.test(path);
}

/** The special program area. */
export function isSpecialProgramPath(path: string): boolean {
  return /^\/zte(\/|$)/.test(path);
}

/** A path under projects that ends in a single digit: a numbered section of the project. */
export function isProjectStepPath(path: string): boolean {
  return /^\/projects\/(.*[^\d])?\d$/.test(path);
}

const longestPath = 2000;

/** A path of this origin to come back to; home when it is missing, too long or points elsewhere. */
export function safeReturnPath(path: string | null | undefined, origin: string): string {
  if (!path || path.length > longestPath || !path.startsWith('/')) return '/';
  try {
    const url = new URL(path, origin);
    return url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
