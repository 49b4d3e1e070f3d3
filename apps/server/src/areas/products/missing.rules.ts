import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';

interface Facts {
  type: number;
  shortDescription: string | null;
  lessonCount: number;
  emptyLessonCount: number;
  lacksCertificate: boolean;
  publicChildCount: number;
  planCount: number;
}

/** What a product needs before it can be published, in the order of its editor's tabs. */
export function missingParts(facts: Facts): Schema<'MissingPart'>[] {
  const { type, publicChildCount, lessonCount } = facts;
  const parts: Schema<'MissingPart'>[] = [];
  if (!facts.shortDescription?.trim()) parts.push('shortDescription');
  if (facts.lacksCertificate) parts.push('certificate');
  if ((type === ModuleType.course || type === ModuleType.project) && lessonCount === 0)
    parts.push('lessons');
  if (facts.emptyLessonCount > 0) parts.push('content');
  if (publicChildCount < leastProducts(type)) parts.push('products');
  if (facts.planCount === 0) parts.push('price');
  return parts;
}

/** How many published products a product holds at least: a bundle is two or more. */
function leastProducts(type: number): number {
  if (type === ModuleType.bundle) return 2;
  return type === ModuleType.program ? 1 : 0;
}
