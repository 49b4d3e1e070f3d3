import { randomUUID } from 'node:crypto';
import { ModuleType } from '@uplink/api-client/domain';
import {
  addPrerequisites,
  createProduct,
  type ProductForm,
  setChildren,
} from '../../areas/products/authoring/product.service.ts';
import { addSection } from '../../areas/syllabus/authoring/syllabus.service.ts';
import type { TestApp } from '../test-app.ts';
import { addTestLesson, type TestLesson, type TestLessonForm } from './lessons.ts';

export interface Product {
  id: number;
  name: string;
  uniqueName: string;
}

export interface Course extends Product {
  section: number;
  lessons: TestLesson[];
}

export type TestProductForm = Partial<ProductForm> & {
  /** Keys of the people who review its work and are notified of its questions. */
  mentors?: string[];
  /** What has to be done before it is started. */
  prerequisites?: Product[];
  /** Whether its lessons or parts may be skipped. @default false */
  canSkip?: boolean;
};

export interface TestCourseForm extends TestProductForm {
  /** How many, or which. @default 1 */
  lessons?: number | TestLessonForm[];
  /** How many lessons stand in each section but the last. @default all */
  sectionSize?: number;
}

/** A published course. */
export async function addCourse(
  academy: TestApp,
  { lessons = 1, sectionSize = Number.POSITIVE_INFINITY, ...form }: TestCourseForm = {},
): Promise<Course> {
  const product = await addProduct(academy, { type: ModuleType.course, ...form });
  const forms = typeof lessons === 'number' ? Array<TestLessonForm>(lessons).fill({}) : lessons;
  const sections = [await addSection(academy.db, product.id, 'Section', 1)];
  const added: TestLesson[] = [];
  for (const [index, lesson] of forms.entries()) {
    const number = Math.floor(index / sectionSize) + 1;
    if (number > sections.length)
      sections.push(await addSection(academy.db, product.id, `Section ${number}`, number));
    const place = {
      productId: product.id,
      sectionId: sections[number - 1] ?? 0,
      ordinal: index + 1,
    };
    added.push(await addTestLesson(academy, place, lesson));
  }
  return { ...product, section: sections[0] ?? 0, lessons: added };
}

/** A published program of these products, or of nothing yet. */
export async function addProgram(
  academy: TestApp,
  children: Product[],
  form: TestProductForm = {},
): Promise<Product> {
  const program = await addProduct(academy, { type: ModuleType.program, ...form });
  const ids = children.map(({ id }) => id);
  if (ids.length > 0) await setChildren(academy.db, program.id, ids);
  return program;
}

/** A published bundle of these products. */
export function addBundle(
  academy: TestApp,
  children: Product[],
  form: TestProductForm = {},
): Promise<Product> {
  return addProgram(academy, children, { type: ModuleType.bundle, ...form });
}

async function addProduct(
  academy: TestApp,
  {
    mentors = [],
    prerequisites = [],
    canSkip = false,
    ...form
  }: TestProductForm & { type: number },
): Promise<Product> {
  const uniqueName = form.uniqueName ?? `product-${randomUUID().slice(0, 8)}`;
  const name = form.name ?? `Product ${uniqueName}`;
  const id = await createProduct(academy.db, {
    shortDescription: '',
    description: '',
    whatYouLearn: [],
    level: 1,
    isSelfPaced: true,
    partTimeEducationDuration: null,
    fullTimeEducationDuration: null,
    ownerId: null,
    ...form,
    name,
    uniqueName,
  });
  const required = prerequisites.map((product) => product.id);
  await addPrerequisites(academy.db, id, required);
  if (canSkip)
    await academy.db
      .updateTable('module')
      .set({ skip_allowed: true })
      .where('id', '=', id)
      .execute();
  for (const mentor of mentors) await addMentor(academy, mentor, id);
  return { id, name, uniqueName };
}

/** Has someone review the work of a product and hear of its questions. */
async function addMentor({ db, userId }: TestApp, person: string, productId: number) {
  const row = { module_id: productId, user_id: await userId(person) };
  await db.insertInto('module_mentor').values(row).execute();
  await db.insertInto('module_recipient').values(row).execute();
}
