import { ModuleType, productTypeAt } from '@uplink/api-client/domain';
import { modulesQuery, productPageQuery } from '@uplink/api-client/react';
import type { LoadPlace } from '../shared/load-place.ts';
import { readCatalogSearch } from './catalog.search.ts';

export const catalogLoads = {
  products: ({ queryClient, client, pathname, search }: LoadPlace) =>
    queryClient.prefetchQuery(
      modulesQuery(client, {
        type: productTypeAt(`${pathname}/`) ?? ModuleType.course,
        ...readCatalogSearch(search),
      }),
    ),
  // Without this, the page would load the product first and its parts after it.
  product: ({ queryClient, client, pathname, params: { uniqueName = '' } }: LoadPlace) => {
    const type = productTypeAt(pathname) ?? ModuleType.course;
    return queryClient.prefetchQuery(productPageQuery(client, { type, uniqueName }));
  },
};
