import { holdsProducts, ModuleType, productTypeAt } from '@uplink/api-client/domain';
import {
  childrenQuery,
  detailsQuery,
  introPageQuery,
  modulesQuery,
  outlineQuery,
  productQuery,
  resourcesQuery,
} from '@uplink/api-client/react';
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
  // All but the first are asked for by the product's number: the page itself would ask after its code came.
  product: async ({ queryClient, client, pathname, params: { uniqueName = '' } }: LoadPlace) => {
    const type = productTypeAt(pathname) ?? ModuleType.course;
    const product = productQuery(client, { type, uniqueName });
    await queryClient.prefetchQuery(product);
    const id = queryClient.getQueryData(product.queryKey)?.id;
    if (id === undefined) return;
    if (holdsProducts(type)) void queryClient.prefetchQuery(childrenQuery(client, id));
    else if (type !== ModuleType.labs) void queryClient.prefetchQuery(outlineQuery(client, id));
    if (pathname.endsWith('/modules')) return;
    void queryClient.prefetchQuery(detailsQuery(client, id));
    void queryClient.prefetchQuery(introPageQuery(client, id));
    await queryClient.prefetchQuery(resourcesQuery(client, id));
  },
};
