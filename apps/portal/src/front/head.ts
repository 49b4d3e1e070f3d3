import type { FrontPage, FrontSite } from '@uplink/api-client/domain';
import { ACADEMY_NAME, TAGLINE } from '../app/constants.ts';
import { jsonLdOf } from './json-ld.ts';
import { pathOf } from './page-path.ts';

/** What stands in the head of a public page. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  image: string | undefined;
  /** Whether search engines should know it. */
  isIndexed: boolean;
  jsonLd: object[];
}

const listings: Record<number, [title: string, description: string]> = {
  1: ['Programs', 'Programs in network engineering and cybersecurity, with a cohort and a mentor.'],
  2: [
    'Courses',
    'Courses in routing, switching, security and packet analysis, each with work that is read.',
  ],
  3: [
    'Projects',
    'Projects to build: networks and investigations with a brief, a plan and a review.',
  ],
  8: ['Bundles', 'Courses and projects that belong together, at one price.'],
  10: ['Practice labs', 'Labs in the browser: break routers and switches, no harm done.'],
};

export function headOf(page: FrontPage, site: FrontSite): Head {
  const path = pathOf(page);
  const canonical = `${site.publicUrl}${path}${numberOf(page)}`;
  const jsonLd = jsonLdOf(page, site);
  const common = { canonical, image: undefined, isIndexed: true, jsonLd };
  switch (page.kind) {
    case 'home':
      return { ...common, title: `${TAGLINE} | ${ACADEMY_NAME}`, description: homeDescription };
    case 'listing': {
      const [title = '', description = ''] = listings[page.type] ?? [];
      const isFiltered = Object.values(page.filter).some(Boolean);
      const number = page.products.paging.page + 1;
      const paged = number > 1 ? `${title}, page ${number}` : title;
      return { ...common, title: named(paged), description, isIndexed: !isFiltered };
    }
    case 'product': {
      const { type, name, uniqueName, shortDescription } = page.product.card;
      return {
        ...common,
        title: named(name),
        description: shortDescription || `${name} at ${ACADEMY_NAME}.`,
        image: `${site.publicUrl}/covers/${type}/${encodeURIComponent(uniqueName)}.png`,
      };
    }
    case 'missing':
      return { ...common, title: named('Page not found'), description: TAGLINE, isIndexed: false };
  }
}

const homeDescription =
  'Learn network engineering and cybersecurity in the evening: short lessons, real work, and a mentor who reads it.';

const named = (title: string) => `${title} | ${ACADEMY_NAME}`;

/** Further pages of a listing are pages of their own. */
function numberOf(page: FrontPage): string {
  if (page.kind !== 'listing' || page.products.paging.page === 0) return '';
  return `?page=${page.products.paging.page + 1}`;
}
