import { ModuleType } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';

const { program, course, project, lesson, section, syllabus, bundle, module, labs } = ModuleType;

/** Whether a joined `module` is of one of these types; written out, since each statement is prepared by its text. */
const isOneOf =
  (...types: ModuleType[]) =>
  (alias: string): RawBuilder<boolean> =>
    sql`${sql.ref(`${alias}.type`)} in (${sql.raw(types.join(', '))})`;

/** What authors make as a whole. */
export const isProduct = isOneOf(program, course, project, bundle, labs);

/** What learners go through, step by step. */
export const isCurriculum = isOneOf(program, course, project);

/** What has lessons of its own. */
export const hasLessons = isOneOf(course, project);

/** What is only in a product. */
export const isPart = isOneOf(lesson, section);

/** What is never offered on its own. */
export const isInner = isOneOf(lesson, section, syllabus, module);
