import { ModuleType } from './codes/modules.codes.ts';

/** What someone may do with a product they author, from least to most; its owner manages. */
export const PERMISSIONS = ['view', 'edit', 'manage'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Whether one permission includes another: the higher does. */
export const rankOf = (permission: Permission): number => PERMISSIONS.indexOf(permission);

/** Pages of the product editor. */
export type EditorTab = 'settings' | 'syllabus' | 'intro-page' | 'pricing' | 'bundle' | 'cohorts';

const ofLessons: readonly EditorTab[] = ['settings', 'syllabus', 'intro-page', 'pricing'];

/** Kinds of products that authors create: their word in addresses and the pages of their editor, in order. */
export const AUTHORED_TYPES = {
  [ModuleType.program]: {
    word: 'program',
    tabs: ['settings', 'bundle', 'cohorts', 'intro-page', 'pricing'],
  },
  [ModuleType.course]: { word: 'course', tabs: ofLessons },
  [ModuleType.project]: { word: 'project', tabs: ofLessons },
  [ModuleType.bundle]: { word: 'bundle', tabs: ['settings', 'bundle', 'pricing'] },
  [ModuleType.labs]: { word: 'lab', tabs: ['settings', 'pricing'] },
} as const satisfies Record<number, { word: string; tabs: readonly EditorTab[] }>;
export type AuthoredType = keyof typeof AUTHORED_TYPES;

/** The pages of a product's editor; none for what has no editor. */
export function editorTabs(type: number): readonly EditorTab[] {
  return isAuthoredType(type) ? AUTHORED_TYPES[type].tabs : [];
}

export const isAuthoredType = (type: number): type is AuthoredType => type in AUTHORED_TYPES;

/** The editor of a product: `/creator/products/course/14`, with one of its pages behind. */
export function productEditorPath(
  { id, type }: { id: number; type: AuthoredType },
  tab?: EditorTab,
): string {
  const path = `/creator/products/${AUTHORED_TYPES[type].word}/${id}`;
  return tab === undefined ? path : `${path}/${tab}`;
}

/** Where its authors see the page of a product as learners do. */
export const productPreviewPath = (product: { id: number; type: AuthoredType }): string =>
  `${productEditorPath(product)}/preview`;
