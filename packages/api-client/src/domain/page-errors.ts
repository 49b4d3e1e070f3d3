/** The labelled errors of whole pages: apart from the others, since every page may need them at once. */
export const PAGE_ERRORS = {
  internal: 'Something went wrong!',
  notFound: 'A Black Hole just swallowed that page',
  expiredProduct: 'Your access to this product has expired. Purchase it again to renew it.',
  noPermission: "You don't have access to this area",
} as const;
