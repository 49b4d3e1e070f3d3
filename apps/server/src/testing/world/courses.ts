import { randomUUID } from 'node:crypto';
import { ModuleType } from '@uplink/api-client/domain';
import {
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

export type TestProductForm = Partial<ProductForm> & { name?: string; mentors?: string[] };

/** A published course, with a number of lessons or with these. */
export async function addCourse(
  academy: TestApp,
  { lessons = 1, ...form }: TestProductForm & { lessons?: number | TestLessonForm[] } = {},
): Promise<Course> {
  const product = await addProduct(academy, { type: ModuleType.course, ...form });
  const section = await addSection(academy.db, product.id, 'Section', 1);
  const forms = typeof lessons === 'number' ? Array<TestLessonForm>(lessons).fill({}) : lessons;
  const added: TestLesson[] = [];
  for (const [index, lesson] of forms.entries()) {
    const place = { productId: product.id, sectionId: section, ordinal: index + 1 };
    added.push(await addTestLesson(academy, place, lesson));
  }
  return { ...product, section, lessons: added };
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

async function addProduct(
  academy: TestApp,
  { mentors = [], ...form }: TestProductForm & { type: number },
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
  for (const mentor of mentors) await addMentor(academy, mentor, id);
  return { id, name, uniqueName };
}

/** Has somebody review the work of a product and hear of its questions. */
async function addMentor({ db, userId }: TestApp, person: string, productId: number) {
  const row = { module_id: productId, user_id: await userId(person) };
  await db.insertInto('module_mentor').values(row).execute();
  await db.insertInto('module_recipient').values(row).execute();
}
