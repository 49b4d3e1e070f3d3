import type { Schema } from '@uplink/api-client';
import { canRate, ModuleType } from '@uplink/api-client/domain';
import { ModuleRatings } from '@uplink/learner/ratings';
import { useProductSearch } from './use-product-search.ts';

const kinds = {
  [ModuleType.program]: 'program',
  [ModuleType.course]: 'course',
  [ModuleType.project]: 'project',
  [ModuleType.bundle]: 'bundle',
  [ModuleType.labs]: 'lab',
} as const;

export interface ProductRatingsProps {
  module: Pick<Schema<'Module'>, 'id' | 'name' | 'type' | 'status'>;
}

/** What learners say of a product, and the own rating of those who learn it. */
export function ProductRatings({ module }: ProductRatingsProps) {
  const { search, show } = useProductSearch();
  return (
    <ModuleRatings
      moduleId={module.id}
      name={module.name}
      kind={kinds[module.type as keyof typeof kinds]}
      canRate={canRate(module.status)}
      page={search.reviews ?? 0}
      onPageChange={(page) => show({ reviews: page || undefined })}
    />
  );
}
