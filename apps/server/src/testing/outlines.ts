import type { Schema } from '@uplink/api-client';
import type { TestApp } from './test-app.ts';

type Outline = Schema<'Outline'>;

/** The outline of a product as someone sees it. */
export async function outlineOf(
  academy: TestApp,
  person: string,
  uniqueName: string,
): Promise<Outline> {
  const { body } = await academy.call(person, 'GET', `/me/modules?uniqueName=${uniqueName}`);
  return (await academy.call(person, 'GET', `/me/modules/${body[0].id}/outline`)).body;
}

export const lessonsOf = (outline: Outline) => outline.sections.flatMap(({ lessons }) => lessons);
