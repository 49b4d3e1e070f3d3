import { useQuery } from '@tanstack/react-query';
import { canRate, ModuleType } from '@uplink/api-client/domain';
import { productQuery, useUplink } from '@uplink/api-client/react';
import { ModuleRatings } from '@uplink/learner/ratings';
import { useProductSearch } from './use-product-search.ts';

const kinds = {
  [ModuleType.program]: 'program',
  [ModuleType.course]: 'course',
  [ModuleType.project]: 'project',
  [ModuleType.bundle]: 'bundle',
  [ModuleType.labs]: 'lab',
} as const;

/** What learners say of the product at an address, and the own rating of those who learn it. */
export function ProductRatings({ product }: { product: { type: number; uniqueName: string } }) {
  const module = useQuery(productQuery(useUplink(), product)).data;
  const { search, show } = useProductSearch();
  if (!module) return null;
  return (
    <ModuleRatings
      key={module.id}
      moduleId={module.id}
      name={module.name}
      kind={kinds[module.type as keyof typeof kinds]}
      canRate={canRate(module.status)}
      page={search.reviews ?? 0}
      onPageChange={(page) => show({ reviews: page || undefined })}
    />
  );
}
