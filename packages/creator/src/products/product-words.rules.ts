import type { Schema } from '@uplink/api-client';
import { holdsProducts, ModuleType } from '@uplink/api-client/domain';
import type { productWords } from '@uplink/kit/products';
import type { StatusKind } from '@uplink/ui/status';
import type { productEditorMessages } from './product-editor.messages.ts';

type Product = Schema<'CreatorModule'>;

/** The state of a product for its learners. */
export function productStatus(
  { isPublic, hidden }: Pick<Product, 'isPublic' | 'hidden'>,
  messages: typeof productEditorMessages,
): {
  kind: StatusKind;
  label: string;
} {
  if (!isPublic) return { kind: 'down', label: messages.notPublished };
  return hidden
    ? { kind: 'pending', label: messages.hidden }
    : { kind: 'ok', label: messages.published };
}

/** What a product is and what is in it: "Course, 4 sections, 25 lessons". */
export function productContents(
  product: Product,
  messages: typeof productEditorMessages,
  words: typeof productWords,
): string {
  const parts: string[] = [words.types[product.type]];
  if (holdsProducts(product.type)) parts.push(messages.products(product.childCount));
  else if (product.type !== ModuleType.labs)
    parts.push(messages.sections(product.sectionCount), messages.lessons(product.lessonCount));
  return parts.join(', ');
}
