import { type FrontPage, productPath, productTypeBase } from '@uplink/api-client/domain';

/** The address of a public page, without a query. */
export function pathOf(page: FrontPage): string {
  switch (page.kind) {
    case 'listing':
      return productTypeBase(page.type);
    case 'product':
      return productPath(page.product.card);
    default:
      return '/';
  }
}
