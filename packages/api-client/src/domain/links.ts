import { ModuleType } from './codes/modules.codes.ts';

const bases: Record<number, string> = {
  [ModuleType.program]: '/programs',
  [ModuleType.course]: '/courses',
  [ModuleType.project]: '/projects',
  [ModuleType.bundle]: '/bundles',
  [ModuleType.labs]: '/practice-labs',
  [ModuleType.coaching]: '/add-ons',
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

/** The listing of a kind of products; home if it has no page. */
export const productTypeBase = (type: number) => bases[type] ?? '/';

/** Type base path plus the unique name; home if the type has no page. */
export function productPath(product: ProductLink): string {
  const base = bases[product.type];
  return base === undefined ? '/' : `${base}/${product.uniqueName}`;
}

/** The type of the product that an address, or a part of it, belongs to. */
export function productTypeAt(path: string): number | undefined {
  const found = Object.entries(bases).find(([, base]) => path.startsWith(`${base}/`));
  return found && Number(found[0]);
}

/** The listing of a product's parts. */
export function productModulesPath(product: ProductLink): string {
  return `${productPath(product)}/modules`;
}

/** The onboarding survey of a program. */
export function surveyPath(product: ProductLink): string {
  return `${productPath(product)}/survey`;
}

/** The page of a product with its purchase open. */
export function purchasePath(product: ProductLink & { id: number }): string {
  return `${productPath(product)}?in-app=${product.id}`;
}

/** The agreement of a product that has to be accepted before learning. */
export const termsPath = (moduleId: number) => `/terms/${moduleId}`;

/** /{type}/{productName}/sections/{sectionId}/lessons/{lessonId}, with /quiz, /homework or /exercises behind. */
export function lessonPath(lesson: LessonLink, part?: 'quiz' | 'homework' | 'exercises'): string {
  const path = `${productPath(lesson.product)}/sections/${lesson.sectionId}/lessons/${lesson.id}`;
  return part === undefined ? path : `${path}/${part}`;
}

/** The page of a product with its practice labs open. */
export function productLabsPath(product: ProductLink): string {
  return `${productPath(product)}?tab=labs`;
}

/** The milestones of a program, with one of them open if given. */
export function milestonePath(product: ProductLink, id?: number): string {
  const path = `${productPath(product)}?tab=milestones`;
  return id === undefined ? path : `${path}&milestone=${id}`;
}

/** The review page of a learner's milestone. */
export function milestoneReviewPath(milestoneId: number, userId: number): string {
  return `/inbox/milestones/${milestoneId}/users/${userId}`;
}

/** The page of an application, for who decides on it. */
export function applicationPath(id: number): string {
  return `/inbox/applications/${id}`;
}

export function submissionPath(
  kind: 'homeworks' | 'quizzes',
  id: number,
  submissionId: number,
): string {
  return `/${kind}/${id}/submissions/${submissionId}`;
}

/** A lesson with its notes open, at a second of its video. */
export function notePath(lesson: LessonLink, position: number): string {
  return `${lessonPath(lesson)}?nav=notes&position=${Math.max(0, Math.floor(position))}`;
}

/** The list of exams, an exam, or its results. */
export function examPath(uniqueName?: string, part?: 'results'): string {
  return ['/exam', uniqueName, part].filter(Boolean).join('/');
}

/** A practice lab that runs in the academy. */
export const labRunPath = (labId: number): string => `/practice-labs/${labId}/run`;

/** A lesson with its discussion open, or one question of it. */
export function discussionPath(lesson: LessonLink, questionId?: number): string {
  return `${lessonPath(lesson)}?nav=discussion${questionId === undefined ? '' : `&question=${questionId}`}`;
}

/** The discussion of a lesson on its own page, for people who aren't taking it. */
export function discussionPagePath(lesson: { id: number }, questionId?: number): string {
  return `/discussions/${lesson.id}${questionId === undefined ? '' : `?question=${questionId}`}`;
}

/** A certificate or award; its type is part of the address. */
export function diplomaPath(diploma: { id: number; type: number }): string {
  return `/certs-and-awards/${diploma.type}/${diploma.id}`;
}

/** The public page that verifies a certificate by its printed code. */
export function verificationPath(code: string): string {
  return `/verify/${code}`;
}
