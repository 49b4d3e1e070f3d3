import type { Schema } from '@uplink/api-client';
import type { FrontPage, FrontSite, PublicDocument } from '@uplink/api-client/domain';
import { ACADEMY_NAME, TAGLINE } from '../app/constants.ts';
import { documentTitle } from '../app/document-title.ts';
import { jsonLdOf } from './json-ld.ts';
import { pathOf } from './page-path.ts';

/** What is in the head of a public page. */
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

const documents: Record<PublicDocument, [title: string, description: string]> = {
  privacy: [
    'Privacy',
    `What ${ACADEMY_NAME} stores about you, what it is for, and how long it is kept.`,
  ],
  termsOfSale: ['Terms of sale', `What holds when you buy at ${ACADEMY_NAME}.`],
  changes: ['What’s new', `What changed for learners at ${ACADEMY_NAME}.`],
};

export function headOf(page: FrontPage, site: FrontSite): Head {
  const path = pathOf(page);
  const canonical = `${site.publicUrl}${path}${numberOf(page)}`;
  const jsonLd = jsonLdOf(page, site);
  const common = { canonical, image: undefined, isIndexed: true, jsonLd };
  const coverOfFirst = ([first]: readonly Schema<'FrontCard'>[]) => first && coverOf(site, first);
  switch (page.kind) {
    case 'home':
      return {
        ...common,
        title: documentTitle(TAGLINE),
        description: homeDescription,
        image: coverOfFirst([...page.home.programs, ...page.home.courses]),
      };
    case 'listing': {
      const [title = '', description = ''] = listings[page.type] ?? [];
      const isFiltered = Object.values(page.filter).some(Boolean);
      const number = page.products.paging.page + 1;
      const paged = number > 1 ? `${title}, page ${number}` : title;
      return {
        ...common,
        title: documentTitle(paged),
        description,
        image: coverOfFirst(page.products.data),
        isIndexed: !isFiltered,
      };
    }
    case 'product': {
      const { card } = page.product;
      const { name, shortDescription } = card;
      return {
        ...common,
        title: documentTitle(name),
        description: shortDescription || `${name} at ${ACADEMY_NAME}.`,
        image: coverOf(site, card),
      };
    }
    case 'profile': {
      const { name, headline } = page.profile.person;
      const description = headline ? `${name}, ${headline}` : `${name} learns at ${ACADEMY_NAME}.`;
      // People show their profile to other learners, not to search engines.
      return { ...common, title: documentTitle(name), description, isIndexed: false };
    }
    case 'verification':
      return {
        ...common,
        title: documentTitle('Verify a certificate'),
        description: verificationText,
        isIndexed: false,
      };
    case 'lesson': {
      const { name, product } = page.lesson;
      return {
        ...common,
        title: documentTitle(`${name} - ${product.name}`),
        description: `A free lesson of ${product.name}: ${textOf(page.lesson.description, 140)}`,
        image: coverOf(site, product),
      };
    }
    case 'checkout': {
      const { title, product } = page.checkout;
      return {
        ...common,
        title: documentTitle(title),
        description: `${product.name} at ${ACADEMY_NAME}: what is in it, what it costs, and how to pay.`,
        image: coverOf(site, product),
        // The product's own page is the one to find.
        isIndexed: false,
      };
    }
    case 'status':
      return { ...common, title: documentTitle('Status'), description: statusText };
    case 'document': {
      const [title, description] = documents[page.name];
      return { ...common, title: documentTitle(title), description };
    }
    case 'missing':
      return {
        ...common,
        title: documentTitle('Page not found'),
        description: TAGLINE,
        isIndexed: false,
      };
  }
}

const homeDescription =
  'Learn network engineering and cybersecurity in the evening: short lessons, real work, and a mentor who reads it.';

const statusText = `What works at ${ACADEMY_NAME} right now, and incidents of the last 30 days.`;

const verificationText = `What a certificate of ${ACADEMY_NAME} says, and whether it is still valid.`;

const coverOf = (
  { publicUrl }: FrontSite,
  { type, uniqueName }: { type: number; uniqueName: string },
) => `${publicUrl}/covers/${type}/${encodeURIComponent(uniqueName)}.png`;

/** The beginning of a text without its marks, up to a word. */
function textOf(html: string, most: number): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= most) return words;
  return `${words.slice(0, words.lastIndexOf(' ', most))}…`;
}

/** Further pages of a listing are pages of their own. */
function numberOf(page: FrontPage): string {
  if (page.kind !== 'listing' || page.products.paging.page === 0) return '';
  return `?page=${page.products.paging.page + 1}`;
}
