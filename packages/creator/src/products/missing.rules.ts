import type { Schema } from '@uplink/api-client';
import { type EditorTab, productEditorPath } from '@uplink/api-client/domain';

type Part = Schema<'MissingPart'>;

const tabs: Record<Part, EditorTab> = {
  shortDescription: 'settings',
  lessons: 'syllabus',
  products: 'bundle',
  price: 'pricing',
};

/** Where a missing part is added. */
export function missingPath(
  product: Pick<Schema<'CreatorModule'>, 'id' | 'type'>,
  part: Part,
): string {
  return productEditorPath(product, tabs[part]);
}
