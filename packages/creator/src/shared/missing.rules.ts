import type { Schema } from '@uplink/api-client';
import { type EditorTab, productEditorPath } from '@uplink/api-client/domain';

type Part = Schema<'MissingPart'>;

const tabs: Record<Part, EditorTab> = {
  shortDescription: 'settings',
  certificate: 'settings',
  lessons: 'syllabus',
  content: 'syllabus',
  products: 'bundle',
  price: 'pricing',
};

/** The field that it is, where it is one. */
const fields: Partial<Record<Part, string>> = {
  shortDescription: 'shortDescription',
  certificate: 'certificate',
};

/** Where a missing part is added. */
export function missingPath(
  product: Pick<Schema<'CreatorModule'>, 'id' | 'type'>,
  part: Part,
): string {
  const field = fields[part];
  return productEditorPath(product, tabs[part]) + (field ? `?step=basicInfo&field=${field}` : '');
}
