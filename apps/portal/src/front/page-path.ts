import {
  type FrontPage,
  lessonPath,
  productPath,
  productTypeBase,
} from '@uplink/api-client/domain';

const documentPaths = { privacy: '/privacy', termsOfSale: '/terms-of-sale', changes: '/changes' };

/** The address of a public page, without a query. */
export function pathOf(page: FrontPage): string {
  switch (page.kind) {
    case 'listing':
      return productTypeBase(page.type);
    case 'product':
      return productPath(page.product.card);
    case 'profile':
      return `/profile/${encodeURIComponent(page.profile.person.uniqueName ?? '')}`;
    case 'lesson':
      return lessonPath({ ...page.lesson, sectionId: page.lesson.section.id });
    case 'checkout':
      return `/checkout/${encodeURIComponent(page.checkout.uniqueId)}`;
    case 'document':
      return documentPaths[page.name];
    case 'status':
      return '/status';
    default:
      return '/';
  }
}
